# language: en
Feature: A list of events

  Events of a category, of an organiser, or all of them.

  @eventList @eventList-1
  Scenario: Path 1
    Given A category of events is opened
    Then Events of a category, of an organiser, or all of them.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
