# language: en
Feature: Login by SMS code

  Logging in, or binding a mobile, with a code sent by SMS.

  @smsLogin @smsLogin-1
  Scenario: Path 1
    Given After a WeChat login a mobile must be bound
    Then The visitor types; a failed attempt says why.
    When User: Press "Get code"
    Then The visitor types; a failed attempt says why. On the screen: "Mobile number can only contain digits"
    When User: Press "Log in" (or "Bind")
    Then The visitor types; a failed attempt says why.
    When User: Choose the country code +81
    Then The mobile has +81 in front.
    When User: Leave the mobile field
    Then Spaces are gone; a wrong number is told.
    When User: Type the code that came by SMS
    Then The code shows what was typed.
    When User: Type the mobile 139 1234 5678
    Then The mobile shows what was typed.
    When User: Press "Get code"
    Then The visitor types; a failed attempt says why.
    When User: Press "Log in" (or "Bind")
    Then The backend compares the code. A double click changes nothing.
    When Outside: The network is gone and the request fails
    Then The text of the failure is shown; typing goes on. On the screen: "No connection. Check your network and try again"
    When Time: 800 ms pass
    Then The visitor types; a failed attempt says why.
    When Outside: The network is back
    Then It no longer says that the network is gone; what was typed is there.
    When User: Press "Log in" (or "Bind")
    Then The backend compares the code. A double click changes nothing.
    When Outside: The backend accepts the code
    Then Logged in, or bound.

  @smsLogin @smsLogin-2
  Scenario: Path 2
    Given The SMS tab of the login dialog is open
    Then The visitor types; a failed attempt says why.

  @smsLogin @smsLogin-3
  Scenario: Path 3
    Given The SMS tab of the login dialog is open
    Then The visitor types; a failed attempt says why.
    When App: The code button stops by a defect
    Then The visitor types; a failed attempt says why.
