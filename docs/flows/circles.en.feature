# language: en
Feature: Circles

  Circles of trades and of places.

  @circles @circles-1
  Scenario: Path 1
    Given The list of circles is opened
    Then Circles of trades and of places.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
