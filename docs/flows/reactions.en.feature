# language: en
Feature: What the reader likes, keeps and follows

  What the reader likes, keeps and follows.

  @reactions @reactions-1
  Scenario: Path 1
    Given A member reads an article
    Then What the reader likes, keeps and follows.
    When App: The reader turns out to be a member
    Then What the reader likes, keeps and follows.
    When App: This like is pressed in another tab
    Then The button is as the backend says.
    When User: Press "Like"
    Then The button changes at once, wherever it is shown.
    When App: The like could not be sent
    Then The button goes back; the page that is read next is right.
    When App: The member logs out
    Then What the reader likes, keeps and follows.
    When App: The login dialog has been closed
    Then What the reader likes, keeps and follows.
    When App: A login is needed
    Then The app sees to it.
    When App: There is something to say
    Then The app sees to it.
    When Outside: What other tabs press is not heard
    Then What the reader likes, keeps and follows.
    When Outside: A like on the page before was not answered
    Then The button changes at once, and it is sent again.

  @reactions @reactions-2
  Scenario: Path 2
    Given A member reads an article
    Then What the reader likes, keeps and follows.
    When Outside: What was pressed before cannot be read
    Then What the reader likes, keeps and follows.
