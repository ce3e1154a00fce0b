# language: en
Feature: Asking someone to be a friend

  A member asks another to be a friend.

  @friendRequest @friendRequest-1
  Scenario: Path 1
    Given A member presses "Add friend" at another member
    Then The dialog is open; a self-introduction stands in it unless something else is typed. On the screen: "Add friend"
    When User: Press "Send request"
    Then The backend decides. Another press is ignored.
    When Outside: The other has the reader on the blacklist
    Then It did not go; the dialog says why, and the text is kept.
    When Time: 800 ms pass
    Then The dialog is open; a self-introduction stands in it unless something else is typed. On the screen: "Add friend"
    When Outside: The network is back
    Then Nothing changes.
    When User: Press "Send request"
    Then The backend decides. Another press is ignored.
    When Outside: The network is gone and the request fails
    Then It did not go; the dialog says why, and the text is kept.
    When Time: 800 ms pass
    Then The dialog is open; a self-introduction stands in it unless something else is typed. On the screen: "Add friend"
    When Outside: The network is back
    Then It no longer says that the network is gone; what was typed is there.
    When User: Write a greeting
    Then The dialog is open; a self-introduction stands in it unless something else is typed.
    When App: What was written last time is still there
    Then Nothing changes.
    When User: Write 141 characters
    Then The dialog is open; a self-introduction stands in it unless something else is typed.
    When User: Press "Send request"
    Then The dialog is open; a self-introduction stands in it unless something else is typed. On the screen: "At most … characters"
    When User: Close the dialog
    Then The reader has closed the dialog.

  @friendRequest @friendRequest-2
  Scenario: Path 2
    Given A member presses "Add friend" at another member
    Then The dialog is open; a self-introduction stands in it unless something else is typed. On the screen: "Add friend"
    When App: What was written last time is still there
    Then The text of last time stands in the field.
    When User: Press "Send request"
    Then The backend decides. Another press is ignored.
    When Outside: Asked within 60 days
    Then It cannot be sent, whatever is written.

  @friendRequest @friendRequest-3
  Scenario: Path 3
    Given A member presses "Add friend" at another member
    Then The dialog is open; a self-introduction stands in it unless something else is typed. On the screen: "Add friend"
    When User: Press "Send request"
    Then The backend decides. Another press is ignored.
    When Outside: The request has arrived
    Then The dialog closes; the card says "Pending". The other has been asked.
