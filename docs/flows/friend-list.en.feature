# language: en
Feature: The list of friends

  The friends of the reader.

  @friendList @friendList-1
  Scenario: Path 1
    Given A member opens the list of friends
    Then The friends are read.
    When App: The reader turns out to be a member
    Then The friends are read.
    When App: A request was agreed to
    Then The list is renewed.
    When App: They have become friends again in another tab
    Then The list is renewed.
    When App: The list is to be renewed
    Then The list is renewed.
    When User: Come back to the page
    Then The list is renewed.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The member logs out
    Then The friends are read.
    When User: Press "Delete friend"
    Then Is he really to be deleted? On the screen: "Delete friend …?"
    When User: Confirm
    Then The backend is told.
    When Outside: The backend has deleted the friend
    Then The friends are read. On the screen: "Friend deleted"
    When App: A request was agreed to
    Then The list is renewed.
    When User: Press "Delete friend"
    Then Is he really to be deleted? On the screen: "Delete friend …?"
    When User: Do not delete
    Then The friends are read.
    When User: Press "Delete friend"
    Then Is he really to be deleted? On the screen: "Delete friend …?"
    When User: Confirm
    Then The backend is told.
    When Outside: The network is gone and the request fails
    Then The friends are read.
    When Outside: What other tabs do is not heard
    Then The friends are read.
