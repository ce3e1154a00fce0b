# language: en
Feature: Single sign-on

  Logging in with the ticket of another site.

  @ssoLogin @ssoLogin-1
  Scenario: Path 1
    Given Open /sso/login?ticket=sso-liran
    Then The backend looks at the ticket. On the screen: "Logging you in, one moment"
    When Outside: The network is gone and the request fails
    Then The network failed; the ticket can be tried again. On the screen: "Retry"
    When User: Press "Retry"
    Then The backend looks at the ticket. On the screen: "Logging you in, one moment"
    When Outside: The backend refuses the ticket
    Then The ticket is not good; there are other ways to log in. On the screen: "login failed", "Log in another way"

  @ssoLogin @ssoLogin-2
  Scenario: Path 2
    Given Open /sso/login?ticket=sso-liran
    Then The backend looks at the ticket. On the screen: "Logging you in, one moment"
    When Outside: The backend accepts the ticket
    Then Logged in.
