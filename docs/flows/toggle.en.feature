# language: en
Feature: Likes, favourites and follows

  A like, a favourite or a follow: on or off.

  @toggle @toggle-1
  Scenario: Path 1
    Given A member sees a like button that is off
    Then It is as the backend knows it.
    When App: The reader turns out to be a member
    Then It is as the backend knows it.
    When User: Press "Like"
    Then The new state is shown and on its way to the backend.
    When Outside: The backend agrees
    Then It is as the backend knows it.
    When App: It is pressed in another tab
    Then The button is as the backend says.
    When App: The member logs out
    Then It is as the backend knows it.
    When User: Press "Like"
    Then Only members may; the reader is asked in, and it is done once he is.
    When App: The member logs out
    Then Only members may; the reader is asked in, and it is done once he is.
    When App: The reader turns out to be a member
    Then The new state is shown and on its way to the backend.
    When User: Press "Like"
    Then The new state is shown and on its way to the backend.
    When Outside: The backend agrees
    Then The new state is shown and on its way to the backend.
    When Outside: The network is gone and the request fails
    Then The button goes back, and a notice says why. It is as the backend knows it.
    When App: The member logs out
    Then It is as the backend knows it.
    When User: Press "Like"
    Then Only members may; the reader is asked in, and it is done once he is.
    When App: The login dialog has been closed
    Then It is as the backend knows it.

  @toggle @toggle-2
  Scenario: Path 2
    Given A guest sees a like button that is off
    Then It is as the backend knows it.
