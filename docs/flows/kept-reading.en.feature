# language: en
Feature: Reading without network

  What a page shows without network, and from when it is.

  @keptReading @keptReading-1
  Scenario: Path 1
    Given The site is opened
    Then What is shown came from the backend.
    When Outside: The network is gone, and what was read before is given
    Then The network is gone; the page shows what was read before, and says from when. On the screen: "You are offline: this is from …"
    When User: Open another page
    Then What is shown came from the backend.
    When Outside: The network is gone, and what was read before is given
    Then The network is gone; the page shows what was read before, and says from when. On the screen: "You are offline: this is from …"
    When User: Press "Retry"
    Then The network may be back: the page is loaded anew.
    When Outside: The backend answers
    Then What is shown came from the backend.
    When Outside: The network is gone, and what was read before is given
    Then The network is gone; the page shows what was read before, and says from when. On the screen: "You are offline: this is from …"
    When Outside: The backend answers
    Then The network may be back: the page is loaded anew.
    When Time: No answer comes in time
    Then The network is gone; the page shows what was read before, and says from when. On the screen: "You are offline: this is from …"
    When Outside: The network is back
    Then The network may be back: the page is loaded anew.
