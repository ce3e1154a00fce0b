# language: en
Feature: Reset password

  Setting a new password with a code sent to the mobile or the email of the account.

  @resetPassword @resetPassword-1
  Scenario: Path 1
    Given "Forgot password" was pressed in the login dialog
    Then The visitor types; a failed attempt says why. On the screen: "Reset password"
    When User: Choose the country code +86
    Then The mobile has +86 in front.
    When User: Type the mobile 13800000002
    Then What was typed is shown.
    When User: Leave the mobile field
    Then Spaces are gone; what is wrong is told.
    When User: Press "Get code"
    Then The visitor types; a failed attempt says why.
    When User: Press "Reset password"
    Then The visitor types; a failed attempt says why. On the screen: "8-16 letters and digits, at least one of each"
    When User: Type Shiye2027 once more
    Then What was typed is shown.
    When User: Type the password Shiye2027
    Then What was typed is shown.
    When User: Type the code 000000
    Then What was typed is shown.
    When User: Press "Reset password"
    Then The new password is encrypted, and the backend compares the code. A double click changes nothing.
    When Outside: The backend says the code is wrong
    Then The text of the failure is shown; typing goes on. On the screen: "password reset failed"
    When Time: 800 ms pass
    Then The visitor types; a failed attempt says why. On the screen: "Reset password"
    When User: Press "Reset password"
    Then The new password is encrypted, and the backend compares the code. A double click changes nothing.
    When Outside: The network is gone and the request fails
    Then The text of the failure is shown; typing goes on. On the screen: "password reset failed"
    When Outside: The network is back
    Then It no longer says that the network is gone; what was typed is there.
    When User: Choose "Email"
    Then The text of the failure is shown; typing goes on. A double click changes nothing.
    When User: Press "Get code"
    Then The text of the failure is shown; typing goes on. A double click changes nothing. On the screen: "The email format is wrong"
    When User: Type the email liran@
    Then What was typed is shown.

  @resetPassword @resetPassword-2
  Scenario: Path 2
    Given "Forgot password" was pressed in the login dialog
    Then The visitor types; a failed attempt says why. On the screen: "Reset password"
    When User: Type the code that came
    Then What was typed is shown.
    When User: Type the password Shiye2027
    Then What was typed is shown.
    When User: Type Shiye2027 once more
    Then What was typed is shown.
    When User: Press "Reset password"
    Then The new password is encrypted, and the backend compares the code. A double click changes nothing.
    When Outside: The backend takes the new password
    Then The new password holds.

  @resetPassword @resetPassword-3
  Scenario: Path 3
    Given "Forgot password" was pressed in the login dialog
    Then The visitor types; a failed attempt says why. On the screen: "Reset password"
    When App: The code button stops by a defect
    Then The visitor types; a failed attempt says why.
