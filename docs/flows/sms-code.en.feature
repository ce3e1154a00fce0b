# language: en
Feature: SMS code button

  The button that sends a code to a mobile or an email.

  @smsCode @smsCode-1
  Scenario: Path 1
    Given The form for resetting a password is open
    Then A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 5678 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The network is gone and the request fails
    Then A code can be asked for; a failed attempt says why. On the screen: "No connection. Check your network and try again", "Get code"
    When User: Type the code
    Then Why there was no code is not shown any more.
    When User: Type another mobile
    Then What was said of the number before is gone.
    When User: Type the mobile 139 1234 5678 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When User: Type another mobile
    Then What was said of the number before is gone. A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 0400 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The backend asks for the slider (400)
    Then The flow waits until the slider is solved or dismissed. On the screen: "Hold the slider and drag it to the far right"
    When User: Dismiss the slider
    Then A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 0800 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The backend blocks the request (800)
    Then A code can be asked for; a failed attempt says why. On the screen: "security verification failed", "Get code"
    When User: Type the mobile 139 1234 5678 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The network is gone and the request fails
    Then A code can be asked for; a failed attempt says why. On the screen: "No connection. Check your network and try again", "Get code"
    When Outside: The network is back
    Then It no longer says that the network is gone; what was typed is there.
    When User: Type the mobile 139 1234 0400 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The backend asks for the slider (400)
    Then The flow waits until the slider is solved or dismissed. On the screen: "Hold the slider and drag it to the far right"
    When User: Type another mobile
    Then What was said of the number before is gone. A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 0400 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The backend asks for the slider (400)
    Then The flow waits until the slider is solved or dismissed. On the screen: "Hold the slider and drag it to the far right"
    When User: Drag the slider to its right end
    Then The solved slider gives the value for another request.
    When Outside: The slider is accepted
    Then The backend is asked to send the code.
    When Outside: The backend sends a code
    Then How many seconds are left by the wall clock. On the screen: "Again in … s"
    When Outside: The countdown begins
    Then The seconds left are shown.
    When User: Type another mobile
    Then What was said of the number before is gone.
    When Time: A second passes
    Then How many seconds are left by the wall clock.
    When Outside: 60 seconds are over
    Then A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 0429 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The backend says too frequent, 37 seconds to wait
    Then How many seconds are left by the wall clock. On the screen: "SMS verification code sent too frequently", "Again in … s"

  @smsCode @smsCode-2
  Scenario: Path 2
    Given The SMS tab of the login dialog is open
    Then A code can be asked for; a failed attempt says why. On the screen: "Get code"

  @smsCode @smsCode-3
  Scenario: Path 3
    Given The SMS tab of the login dialog is open
    Then A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 5678 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When User: Type another mobile
    Then What was said of the number before is gone. A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 5678 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The captcha cannot be loaded
    Then The captcha could not be loaded; the button offers another try. On the screen: "The security check could not be loaded. Please retry"
    When User: Type the code
    Then Why there was no code is not shown any more. A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 5678 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The captcha cannot be loaded
    Then The captcha could not be loaded; the button offers another try. On the screen: "The security check could not be loaded. Please retry"
    When User: Type the mobile 139 1234 5678 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The captcha cannot be loaded
    Then The captcha could not be loaded; the button offers another try. On the screen: "The security check could not be loaded. Please retry"
    When User: Press "Retry"
    Then The captcha looks at the visitor without being seen.
    When Outside: The captcha cannot be loaded
    Then The captcha could not be loaded; the button offers another try. On the screen: "The security check could not be loaded. Please retry"
    When User: Type another mobile
    Then What was said of the number before is gone. A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 5678 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The backend sends a code
    Then How many seconds are left by the wall clock. On the screen: "Again in … s"
    When Outside: The time cannot be read
    Then A code can be asked for; a failed attempt says why. On the screen: "Get code"
    When User: Type the mobile 139 1234 0400 and press "Get code"
    Then The captcha looks at the visitor without being seen.
    When Outside: The unseen captcha gives its value
    Then The backend is asked to send the code.
    When Outside: The backend asks for the slider (400)
    Then The flow waits until the slider is solved or dismissed. On the screen: "Hold the slider and drag it to the far right"
    When User: Drag the slider to its right end
    Then The solved slider gives the value for another request.
    When Outside: The slider cannot be loaded
    Then The captcha could not be loaded; the button offers another try. On the screen: "The security check could not be loaded. Please retry"
