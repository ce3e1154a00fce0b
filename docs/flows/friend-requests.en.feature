# language: en
Feature: The list of friend requests

  Friend requests to the reader, and his answers.

  @friendRequests @friendRequests-1
  Scenario: Path 1
    Given A member opens the friend requests
    Then Friend requests to the reader, and his answers.
    When App: The reader turns out to be a member
    Then Friend requests to the reader, and his answers.
    When User: Press "Agree" at a request
    Then The request is being answered.
    When App: A request was agreed to
    Then The count is renewed; there is one friend more.
    When App: The list is to be renewed
    Then The list and the count are renewed.
    When User: Come back to the page
    Then The list and the count are renewed.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The login dialog has been closed
    Then Friend requests to the reader, and his answers.
    When App: The member logs out
    Then Friend requests to the reader, and his answers.
    When App: A login is needed
    Then The app sees to it.
    When App: There is something to say
    Then The app sees to it.
