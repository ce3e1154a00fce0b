# language: en
Feature: Company suggestions

  Suggests companies while a company name is typed.

  @companySuggest @companySuggest-1
  Scenario: Path 1
    Given A form with a company box is open
    Then No suggestions are shown.
    When User: Empty the company box
    Then The hot companies are being loaded.
    When User: Type 食业 into the company box
    Then A name is being typed; the search starts when the keys rest.
    When User: Type 食业 into the company box
    Then A name is being typed; the search starts when the keys rest.
    When User: Empty the company box
    Then The hot companies are being loaded.
    When User: Empty the company box
    Then The hot companies are being loaded.
    When User: Leave the company box
    Then The box was left: for a moment what was offered stays, so that a press on it still finds it.
    When User: Type 食业 into the company box
    Then A name is being typed; the search starts when the keys rest.
    When App: Choose a company
    Then No suggestions are shown.
    When User: Enter the company box that says 食业
    Then Companies of that name are being looked for; an older question is dropped.
    When Outside: The backend gives matching companies
    Then Matching companies are offered.
    When User: Empty the company box
    Then The hot companies are being loaded.
    When Outside: The network is gone and the request fails
    Then The suggestions could not be loaded; the box says so and takes any name. On the screen: "No suggestions at the moment; you can type the name"
    When User: Type 食业 into the company box
    Then A name is being typed; the search starts when the keys rest.
    When Time: Rest the keys for 300 ms
    Then Companies of that name are being looked for; an older question is dropped.
    When Outside: The backend knows no such company
    Then No company of that name is listed; the typed name is used.
    When User: Leave the company box
    Then The box was left: for a moment what was offered stays, so that a press on it still finds it.
    When User: Enter the company box that says 食业
    Then Companies of that name are being looked for; an older question is dropped.
    When Outside: The network is gone and the request fails
    Then The suggestions could not be loaded; the box says so and takes any name. On the screen: "No suggestions at the moment; you can type the name"
    When User: Leave the company box
    Then The box was left: for a moment what was offered stays, so that a press on it still finds it.
    When User: Enter the empty company box
    Then The hot companies are being loaded.
    When User: Leave the company box
    Then The box was left: for a moment what was offered stays, so that a press on it still finds it.
    When App: Choose a company
    Then No suggestions are shown.
    When User: Enter the empty company box
    Then The hot companies are being loaded.
    When User: Leave the company box
    Then The box was left: for a moment what was offered stays, so that a press on it still finds it.
    When Time: 200 ms pass
    Then No suggestions are shown.
    When User: Empty the company box
    Then The hot companies are being loaded.
    When Outside: The backend gives the hot companies
    Then The hot companies are offered.
    When User: Type 食业 into the company box
    Then A name is being typed; the search starts when the keys rest.
    When User: Empty the company box
    Then The hot companies are offered.
