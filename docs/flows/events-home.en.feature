# language: en
Feature: Events home

  The home page of the events site.

  @eventsHome @eventsHome-1
  Scenario: Path 1
    Given The home page of the events site is opened
    Then The home page of the events site.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
