# language: en
Feature: Login dialog

  The dialog for logging in, or for binding a mobile after a WeChat login.

  @login @login-1
  Scenario: Path 1
    Given After a WeChat login a mobile must be bound
    Then The tab with the SMS code. On the screen: "Log in", "SMS code"
    When User: Choose the tab "WeChat" (there is none when binding)
    Then Nothing changes.
    When App: The SMS code was sent to the backend
    Then The app knows that somebody is logging in.
    When App: The login by SMS code did not succeed
    Then The app knows that nobody was logged in.
    When Outside: The network is back
    Then A picture that did not come does now.
    When User: Choose the tab "SMS code"
    Then The tab with the SMS code.
    When User: Choose the tab "Password"
    Then The tab with the password. On the screen: "Password"
    When User: Press "Forgot password"
    Then The forgot-password form stands in the place of the tabs. On the screen: "Reset password"
    When User: Press "Back to log in"
    Then The tab with the password. On the screen: "Password"
    When User: Press "Forgot password"
    Then The forgot-password form stands in the place of the tabs. On the screen: "Reset password"
    When App: The password is reset
    Then A notice says so, and the mobile is filled in. The tab with the password. On the screen: "password reset successful", "Password"
    When App: Login by password succeeds
    Then Logged in, or the mobile is bound.

  @login @login-2
  Scenario: Path 2
    Given A guest presses "Log in" on a phone
    Then The tab with the SMS code. On the screen: "Log in", "SMS code"
    When User: Choose the tab "WeChat" (there is none when binding)
    Then The tab with the QR code; WeChat is asked only while it is shown. On the screen: "WeChat"
    When Outside: The network is back
    Then A picture that did not come does now.
    When App: Login by WeChat succeeds
    Then Logged in, or the mobile is bound.

  @login @login-3
  Scenario: Path 3
    Given A guest presses "Log in" on a desktop
    Then The tab with the QR code; WeChat is asked only while it is shown. On the screen: "Log in", "WeChat"
    When User: Press "Close"
    Then Closed without logging in.

  @login @login-4
  Scenario: Path 4
    Given A guest presses "Log in" on a phone
    Then The tab with the SMS code. On the screen: "Log in", "SMS code"
    When App: Login by SMS code succeeds
    Then Logged in, or the mobile is bound.

  @login @login-5
  Scenario: Path 5
    Given A guest begins on the password tab
    Then The tab with the password. On the screen: "Log in", "Password"
    When App: The SMS tab stops by a defect
    Then A defect of ours stopped a tab; the dialog can be started anew. On the screen: "Open it again"
    When User: Press "Open again"
    Then The tab with the password. On the screen: "Log in", "Password"
    When App: The password tab stops by a defect
    Then A defect of ours stopped a tab; the dialog can be started anew. On the screen: "Open it again"
    When User: Press "Open again"
    Then The tab with the password. On the screen: "Log in", "Password"
    When User: Choose the tab "WeChat" (there is none when binding)
    Then The tab with the QR code; WeChat is asked only while it is shown. On the screen: "WeChat"
    When App: The WeChat tab stops by a defect
    Then A defect of ours stopped a tab; the dialog can be started anew. On the screen: "Open it again"
    When User: Press "Open again"
    Then The tab with the password. On the screen: "Log in", "Password"
    When User: Press "Forgot password"
    Then The forgot-password form stands in the place of the tabs. On the screen: "Reset password"
    When App: The form for a new password stops by a defect
    Then A defect of ours stopped a tab; the dialog can be started anew. On the screen: "Open it again"

  @login @login-6
  Scenario: Path 6
    Given A guest presses "Log in" on a phone
    Then The tab with the SMS code. On the screen: "Log in", "SMS code"
    When App: The SMS tab stops by a defect
    Then A defect of ours stopped a tab; the dialog can be started anew. On the screen: "Open it again"
    When User: Press "Open again"
    Then The tab with the SMS code. On the screen: "Log in", "SMS code"
