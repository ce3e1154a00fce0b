# language: en
Feature: Adding friends

  Asking members to be friends, and what came of it.

  @friends @friends-1
  Scenario: Path 1
    Given An unregistered user looks at a card
    Then Nobody is being asked.
    When User: Press "Add friend"
    Then Only registered members may; the reader is asked in, and the dialog opens once he is.
    When App: A message is typed
    Then The app sees to it.
    When App: It has been sent
    Then The app sees to it.
    When App: Asks for what was typed
    Then The app sees to it.
    When App: The login dialog has been closed
    Then Nobody is being asked.
    When App: This friend is deleted in another tab
    Then The card is as the backend says.
    When App: This friend is deleted in the list
    Then The card says "Add friend" again.
    When Outside: What other tabs do is not heard
    Then Nobody is being asked.
    When App: The reader turns out to be a member
    Then Nobody is being asked.
    When App: The member logs out
    Then Nobody is being asked.
    When App: The reader turns out to be a member
    Then Nobody is being asked.
    When User: Press "Add friend"
    Then The dialog of the request is open. On the screen: "Add friend"
    When App: What was typed is still there
    Then The text of last time stands in the field.
    When Outside: The network is back
    Then The dialog of the friend request hears of it.
    When App: The request is sent
    Then Nobody is being asked. On the screen: "Friend request sent"
    When User: Press "Add friend"
    Then The dialog of the request is open. On the screen: "Add friend"
    When App: The dialog stops by a defect
    Then Nobody is being asked.
    When App: The member logs out
    Then Nobody is being asked.
    When User: Press "Add friend"
    Then Only registered members may; the reader is asked in, and the dialog opens once he is.
    When App: The member logs out
    Then Only registered members may; the reader is asked in, and the dialog opens once he is.
    When App: The reader turns out to be a member
    Then The dialog of the request is open. On the screen: "Add friend"

  @friends @friends-2
  Scenario: Path 2
    Given A member looks at the card of another
    Then Nobody is being asked.

  @friends @friends-3
  Scenario: Path 3
    Given A guest looks at the card of a member
    Then Nobody is being asked.
