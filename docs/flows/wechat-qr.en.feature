# language: en
Feature: Login by WeChat QR code

  Logging in by scanning a picture with WeChat.

  @wechatQr @wechatQr-1
  Scenario: Path 1
    Given "Bind WeChat" is open in the account settings
    Then A new picture is being fetched.
    When Outside: The network is gone and the request fails
    Then The network or the login failed; another picture is offered.
    When User: Press the picture to refresh it
    Then A new picture is being fetched.
    When Outside: The network is gone and the request fails
    Then The network or the login failed; another picture is offered.
    When Outside: The network is back
    Then A new picture is being fetched.
    When Outside: The picture comes
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scan the QR code with WeChat to log in"
    When Outside: The picture expires
    Then The picture is too old; a click puts a new one in its place. On the screen: "The QR code has expired, click to refresh"
    When User: Press the picture to refresh it
    Then A new picture is being fetched.
    When Outside: The picture comes
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scan the QR code with WeChat to log in"
    When Outside: WeChat says: nothing yet
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The phone scans the picture
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scanned. Please confirm in WeChat"
    When Outside: The phone confirms
    Then Confirmed on the phone; WeChat's code, good once, logs in or is bound. On the screen: "Confirmed. Logging in"
    When Outside: The backend refuses the WeChat login
    Then The network or the login failed; another picture is offered.
    When Outside: The network is back
    Then Nothing changes.
    When User: Press the picture to refresh it
    Then A new picture is being fetched.
    When Outside: The picture comes
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scan the QR code with WeChat to log in"
    When Outside: The phone confirms, but allows nothing
    Then The login was not allowed on the phone; another picture is offered. On the screen: "The login was not allowed in WeChat. Refresh to scan again"
    When User: Press the picture to refresh it
    Then A new picture is being fetched.
    When Outside: The picture comes
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scan the QR code with WeChat to log in"
    When Outside: The phone cancels
    Then Cancelled on the phone; another picture is offered. On the screen: "You cancelled in WeChat. Refresh to scan again"
    When User: Press the picture to refresh it
    Then A new picture is being fetched.
    When Outside: The picture comes
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scan the QR code with WeChat to log in"
    When Outside: The network is gone and the request fails
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The phone scans the picture
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scanned. Please confirm in WeChat"
    When Outside: WeChat says: nothing yet
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The network is gone and the request fails
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The network is gone and the request fails
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The network is gone and the request fails
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The network is gone and the request fails
    Then The network or the login failed; another picture is offered.
    When User: Press the picture to refresh it
    Then A new picture is being fetched.
    When Outside: The picture comes
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scan the QR code with WeChat to log in"
    When Outside: The phone confirms
    Then Confirmed on the phone; WeChat's code, good once, logs in or is bound. On the screen: "Confirmed. Logging in"
    When Outside: The backend accepts the WeChat login
    Then Logged in; a null identity must bind a mobile next.

  @wechatQr @wechatQr-2
  Scenario: Path 2
    Given The WeChat tab of the login dialog is open
    Then A new picture is being fetched.
    When Outside: The picture comes
    Then WeChat is asked, and answers when something happens or after 25 s. On the screen: "Scan the QR code with WeChat to log in"
    When Outside: The network is gone and the request fails
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The network is gone and the request fails
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The network is gone and the request fails
    Then A breath before the next question.
    When Time: Two seconds pass
    Then WeChat is asked, and answers when something happens or after 25 s.
    When Outside: The network is gone and the request fails
    Then The network or the login failed; another picture is offered.
