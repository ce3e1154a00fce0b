# language: en
Feature: The company library

  The company library.

  @companies @companies-1
  Scenario: Path 1
    Given The company library is opened
    Then The company library.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
