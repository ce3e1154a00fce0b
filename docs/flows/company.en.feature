# language: en
Feature: A company

  One company with its products, news and people.

  @company @company-1
  Scenario: Path 1
    Given A company is opened
    Then One company with its products, news and people.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
