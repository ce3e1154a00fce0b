# language: en
Feature: A circle

  One circle: who is in it and what is posted there.

  @circle @circle-1
  Scenario: Path 1
    Given A circle is opened
    Then One circle: who is in it and what is posted there.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
