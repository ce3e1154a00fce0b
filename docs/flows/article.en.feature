# language: en
Feature: An article

  One news article and what is related to it.

  @article @article-1
  Scenario: Path 1
    Given An article is opened
    Then One news article and what is related to it.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
