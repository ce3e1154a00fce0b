# language: en
Feature: A page of the house

  A page that the house writes about itself.

  @siteContent @siteContent-1
  Scenario: Path 1
    Given A page such as "About us" is opened
    Then A page that the house writes about itself.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
