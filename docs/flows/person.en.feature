# language: en
Feature: A member’s page

  The page of one member.

  @person @person-1
  Scenario: Path 1
    Given The page of a member is opened
    Then The page is read.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When App: The reader comes back to this page
    Then The page is as it was, and looked at again.
    When User: Press "Share"
    Then The QR code, the mini program code and "Copy the link" are shown. The address, its QR code and the code of the mini program are shown.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Close the sharing
    Then The page is read.
