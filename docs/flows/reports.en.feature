# language: en
Feature: Error reports

  Tells the error log what went wrong.

  @reports @reports-1
  Scenario: Path 1
    Given The site has just been opened
    Then Nothing to tell.
    When App: Another error after it
    Then A report is on its way.
    When App: Another error after it
    Then Nothing changes.
    When Outside: The backend takes the report
    Then Nothing to tell.
    When App: An error that nothing handles
    Then A report is on its way.
    When Outside: The network is gone and the request fails
    Then Nothing to tell.
