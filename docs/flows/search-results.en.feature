# language: en
Feature: Search results

  What is found for a word.

  @searchResults @searchResults-1
  Scenario: Path 1
    Given Search for "燕麦奶"
    Then What is found for a word.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
