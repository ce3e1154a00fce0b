# language: en
Feature: A post

  One post, what is related to it, and what else is worth a look.

  @post @post-1
  Scenario: Path 1
    Given A post is opened
    Then One post, what is related to it, and what else is worth a look.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
