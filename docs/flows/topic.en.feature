# language: en
Feature: A topic

  What several posts are about, and these posts.

  @topic @topic-1
  Scenario: Path 1
    Given A topic is opened
    Then What several posts are about, and these posts.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
