# language: en
Feature: A product

  One product and those near it.

  @product @product-1
  Scenario: Path 1
    Given A product is opened
    Then One product and those near it.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
