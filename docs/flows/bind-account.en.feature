# language: en
Feature: Bind a mobile or an email

  A mobile or an email is bound to the own account.

  @bindAccount @bindAccount-1
  Scenario: Path 1
    Given "Bind an email" is open
    Then The member types; a failed attempt says why.
    When User: Press "Get code"
    Then What is wrong is told.
    When User: Press "Bind"
    Then All errors are shown at once
    When User: Leave the field of the code
    Then What is wrong is told.
    When User: Type the code that came
    Then What was typed is shown.
    When User: Type the email liran@shiye.cn
    Then What was typed is shown.
    When User: Press "Get code"
    Then What is wrong is told.
    When User: Press "Bind"
    Then The backend compares the code. A double click changes nothing.
    When Outside: The network is gone and the request fails
    Then The text of the failure is shown; typing goes on. On the screen: "wrong SMS code"
    When Time: 800 ms pass
    Then The member types; a failed attempt says why.
    When Outside: The network is back
    Then It no longer says that the network is gone; what was typed is there.
    When User: Press "Bind"
    Then The backend compares the code. A double click changes nothing.
    When Outside: The backend binds it
    Then The mobile or the email is bound.

  @bindAccount @bindAccount-2
  Scenario: Path 2
    Given "Bind a mobile" is open
    Then The member types; a failed attempt says why.
    When User: Choose the country code +86
    Then What was typed is shown.
    When User: Type the mobile 13900000006
    Then What was typed is shown.

  @bindAccount @bindAccount-3
  Scenario: Path 3
    Given "Bind a mobile" is open
    Then The member types; a failed attempt says why.
    When App: The code button stops by a defect
    Then The member types; a failed attempt says why.
