# language: en
Feature: Login by password

  Logging in, or binding a mobile, with a password.

  @passwordLogin @passwordLogin-1
  Scenario: Path 1
    Given After a WeChat login a mobile must be bound
    Then Nothing is under way.
    When User: Press "Log in" (or "Bind")
    Then Nothing is under way.
    When User: Choose the country code +86
    Then The mobile has +86 in front.
    When User: Tick "Remember me"
    Then "Remember me" is ticked.
    When User: Leave the mobile field
    Then Spaces are gone; a wrong format is told.
    When User: Ask for another picture
    Then Nothing changes.
    When User: Type the password Wrong2026
    Then What was typed is shown.
    When User: Type the mobile 13800000002
    Then What was typed is shown.
    When User: Press "Log in" (or "Bind")
    Then The password is encrypted, and the backend compares it. A double click changes nothing.
    When Outside: The backend says account or password are wrong
    Then The text of the failure is shown; typing goes on. On the screen: "account does not exist or password wrong"
    When Time: 800 ms pass
    Then Nothing is under way.
    When User: Press "Log in" (or "Bind")
    Then The password is encrypted, and the backend compares it. A double click changes nothing.
    When Outside: The network is gone and the request fails
    Then The text of the failure is shown; typing goes on. On the screen: "account does not exist or password wrong"
    When Outside: The network is back
    Then It no longer says that the network is gone; what was typed is there.
    When User: Type the password Shiye2026
    Then What was typed is shown.
    When Time: 800 ms pass
    Then Nothing is under way.
    When User: Press "Log in" (or "Bind")
    Then The password is encrypted, and the backend compares it. A double click changes nothing.
    When Outside: The backend accepts the password
    Then Logged in, or bound.

  @passwordLogin @passwordLogin-2
  Scenario: Path 2
    Given The password tab of the login dialog is open
    Then Nothing is under way.
    When User: Type the mobile 13800000002
    Then What was typed is shown.
    When User: Type the password Shiye2026
    Then What was typed is shown.
    When User: Press "Log in" (or "Bind")
    Then The password is encrypted, and the backend compares it. A double click changes nothing.
    When Outside: The backend asks for the picture captcha
    Then The text of the failure is shown; typing goes on.
    When User: Type the letters of the picture
    Then What was typed is shown.
    When Time: 800 ms pass
    Then A new picture captcha is being fetched. On the screen: "Picture code"
    When User: Ask for another picture
    Then A new picture captcha is being fetched.
    When Outside: The picture comes
    Then Nothing is under way.
    When User: Ask for another picture
    Then A new picture captcha is being fetched. On the screen: "Picture code"
    When Outside: The network is gone and the request fails
    Then Nothing is under way.
