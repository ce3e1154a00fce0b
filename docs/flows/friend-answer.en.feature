# language: en
Feature: One friend request

  One friend request, and what the reader answers.

  @friendAnswer @friendAnswer-1
  Scenario: Path 1
    Given A friend request waits for the answer of a member
    Then The request can be answered.
    When App: The reader turns out to be a member
    Then The request can be answered.
    When User: Press "Agree"
    Then The answer is on its way.
    When Outside: The backend says another code
    Then Nothing is said; both buttons are there again. The request can be answered.
    When App: The member logs out
    Then The request can be answered.
    When User: Press "Agree"
    Then Only members may; the reader is asked in, and it is done once he is.
    When App: The member logs out
    Then Only members may; the reader is asked in, and it is done once he is.
    When App: The reader turns out to be a member
    Then The answer is on its way.
    When App: The member logs out
    Then The answer is on its way.
    When Outside: The backend says another code
    Then Nothing is said; both buttons are there again. The request can be answered.
    When User: Press "Agree"
    Then Only members may; the reader is asked in, and it is done once he is.
    When App: The login dialog has been closed
    Then The request can be answered.
    When App: The reader turns out to be a member
    Then The request can be answered.
    When User: Press "Agree"
    Then The answer is on its way.
    When Outside: It was answered elsewhere
    Then It was answered elsewhere; the list is asked how.

  @friendAnswer @friendAnswer-2
  Scenario: Path 2
    Given The login is over, and a request is still on the page
    Then The request can be answered.
    When App: The reader turns out to be a member
    Then The request can be answered.
    When User: Press "Agree"
    Then The answer is on its way.
    When Outside: The request has expired
    Then It waited too long and can no longer be answered. On the screen: "expired"

  @friendAnswer @friendAnswer-3
  Scenario: Path 3
    Given A friend request waits for the answer of a member
    Then The request can be answered.
    When User: Press "Agree"
    Then The answer is on its way.
    When Outside: The backend has taken the answer
    Then Agreed to: the two are friends. On the screen: "agreed"

  @friendAnswer @friendAnswer-4
  Scenario: Path 4
    Given A friend request waits for the answer of a member
    Then The request can be answered.
    When User: Press "Ignore"
    Then The answer is on its way.
    When Outside: The backend has taken the answer
    Then Ignored. On the screen: "ignored"
