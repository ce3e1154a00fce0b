# language: en
Feature: A page of data

  A page that is nothing but data.

  @page @page-1
  Scenario: Path 1
    Given The page is opened
    Then A page that is nothing but data.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
