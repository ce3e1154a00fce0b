# language: en
Feature: Reading system messages

  What is looked at for a moment is read.

  @noticeReading @noticeReading-1
  Scenario: Path 1
    Given A member opens the notices
    Then The time is read from which on the member looks.
    When App: The reader turns out to be a member
    Then The time is read from which on the member looks.
    When App: The member logs out
    Then Nothing is to be told; coming back to the page is a new look.
    When User: Press "new items"
    Then After a moment the backend is told once more. The time is read from which on the member looks.
    When Outside: The time cannot be read
    Then Nothing is to be told; coming back to the page is a new look.
    When User: Come back to the page
    Then After a moment the backend is told once more. The time is read from which on the member looks.
    When App: The member logs out
    Then Nothing is to be told; coming back to the page is a new look.
    When Outside: The network is back
    Then After a moment the backend is told once more. The time is read from which on the member looks.
    When App: The time is read
    Then The messages are on the screen.
    When Time: A moment passes
    Then The backend is told that they are read.
    When Outside: The backend has noted it
    Then The number in the header changes. Nothing is to be told; coming back to the page is a new look.
    When App: The reader turns out to be a member
    Then The time is read from which on the member looks.
    When App: The time is read
    Then The messages are on the screen.
    When Time: A moment passes
    Then The backend is told that they are read.
    When Outside: The network is gone and the request fails
    Then Nothing is to be told; coming back to the page is a new look.
