# language: en
Feature: Return from WeChat

  The reader comes back from WeChat.

  @wechatReturn @wechatReturn-1
  Scenario: Path 1
    Given Refuse in WeChat and come back to the site
    Then Why the reader had left is looked up by the state that WeChat brought back; it is good once.
    When Outside: The browser remembers: for binding WeChat
    Then The reader did not agree in WeChat: nothing is said, nothing has changed.

  @wechatReturn @wechatReturn-2
  Scenario: Path 2
    Given Agree in WeChat and come back to the site
    Then Why the reader had left is looked up by the state that WeChat brought back; it is good once.
    When Outside: The browser remembers nothing, or it was over 30 minutes ago
    Then Nobody left with this state, or too long ago: the code is not used. On the screen: "This WeChat login is no longer valid. Please log in again"

  @wechatReturn @wechatReturn-3
  Scenario: Path 3
    Given Agree in WeChat and come back to the site
    Then Why the reader had left is looked up by the state that WeChat brought back; it is good once.
    When Outside: The browser remembers: for binding WeChat
    Then WeChat's code binds the WeChat account to the member. On the screen: "Binding WeChat"
    When Outside: The backend says that this WeChat is bound to another account
    Then The code did not help; the reader was told why. On the screen: "This WeChat account is already bound to another account"

  @wechatReturn @wechatReturn-4
  Scenario: Path 4
    Given Agree in WeChat and come back to the site
    Then Why the reader had left is looked up by the state that WeChat brought back; it is good once.
    When Outside: The browser remembers: for logging in
    Then WeChat's code, good once, logs in. On the screen: "Logging in with WeChat"
    When Outside: The backend refuses the WeChat login
    Then The code did not help; the reader was told why. On the screen: "login failed"

  @wechatReturn @wechatReturn-5
  Scenario: Path 5
    Given Agree in WeChat and come back to the site
    Then Why the reader had left is looked up by the state that WeChat brought back; it is good once.
    When Outside: The browser remembers: for logging in
    Then WeChat's code, good once, logs in. On the screen: "Logging in with WeChat"
    When Outside: The backend accepts the WeChat login
    Then Logged in; a null identity must bind a mobile next.

  @wechatReturn @wechatReturn-6
  Scenario: Path 6
    Given Agree in WeChat and come back to the site
    Then Why the reader had left is looked up by the state that WeChat brought back; it is good once.
    When Outside: The browser remembers: for binding WeChat
    Then WeChat's code binds the WeChat account to the member. On the screen: "Binding WeChat"
    When Outside: The backend binds WeChat
    Then WeChat is bound.

  @wechatReturn @wechatReturn-7
  Scenario: Path 7
    Given Agree in WeChat and come back to the site
    Then Why the reader had left is looked up by the state that WeChat brought back; it is good once.
    When Outside: Looking it up stops by a defect
    Then Nobody left with this state, or too long ago: the code is not used. On the screen: "This WeChat login is no longer valid. Please log in again"
