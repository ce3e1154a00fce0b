# language: en
Feature: Notices

  Short messages over the page: confirmations, warnings, errors.

  @notices @notices-1
  Scenario: Path 1
    Given The site has just been opened
    Then Short messages over the page: confirmations, warnings, errors.
    When App: The app reports that the network is not there
    Then The notice is over the page.
    When Outside: The network is back
    Then The notice that it was not there is gone.

  @notices @notices-2
  Scenario: Path 2
    Given The site has just been opened
    Then Short messages over the page: confirmations, warnings, errors.
    When App: The app reports a success
    Then The notice is over the page.
    When Time: 5 seconds pass
    Then The first notice is gone.
