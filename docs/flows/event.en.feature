# language: en
Feature: An event

  One event and what is related to it.

  @event @event-1
  Scenario: Path 1
    Given An event is opened
    Then One event and what is related to it.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
