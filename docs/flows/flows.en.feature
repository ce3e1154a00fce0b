# language: en
Feature: The flow studio

  The flow studio: every statechart of the app, to be looked at.

  @flows @flows-1
  Scenario: Path 1
    Given /flows/sms-code is opened
    Then One chart, with its words and its paths.
    When Outside: The network is back
    Then What failed is loaded again.

  @flows @flows-2
  Scenario: Path 2
    Given /flows/compare is opened
    Then Two recorded sessions, side by side.
    When Outside: The network is back
    Then What failed is loaded again.

  @flows @flows-3
  Scenario: Path 3
    Given /flows/live is opened
    Then The app in another window, while it runs.
    When Outside: The network is back
    Then What failed is loaded again.

  @flows @flows-4
  Scenario: Path 4
    Given /flows/time is opened
    Then Recorded sessions, to be gone through to and fro.
    When Outside: The network is back
    Then What failed is loaded again.

  @flows @flows-5
  Scenario: Path 5
    Given /flows is opened
    Then The gallery of all charts.
    When Outside: The network is back
    Then What failed is loaded again.
