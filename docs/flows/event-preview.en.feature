# language: en
Feature: An event before it is out

  An event as it will look when it is out.

  @eventPreview @eventPreview-1
  Scenario: Path 1
    Given The preview of an event is opened
    Then An event as it will look when it is out.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
