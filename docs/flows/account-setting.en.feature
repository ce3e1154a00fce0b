# language: en
Feature: Account settings

  A member looks at the account and changes how it is entered.

  @accountSetting @accountSetting-1
  Scenario: Path 1
    Given A member opens the account settings
    Then What is bound is being loaded; its place is held.
    When Outside: The network is back
    Then What failed is loaded again.
    When Outside: The backend gives the account, which is not bound to WeChat
    Then The member looks. It is, as far as this page knows.
    When User: Press "Bind" beside WeChat
    Then Inside WeChat the reader leaves to agree there; elsewhere a picture is shown.
    When User: Press "Cancel"
    Then The member looks.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When App: A guest logs in
    Then For another reader it is loaded anew. What is bound is being loaded; its place is held.
    When Outside: The network is gone and the request fails
    Then It could not be loaded; the member may try again.
    When Outside: The network is back
    Then What failed is loaded again. What is bound is being loaded; its place is held.
    When Outside: The backend gives the account, which is not bound to WeChat
    Then The member looks. It is, as far as this page knows.
    When User: Press "Change" beside the mobile
    Then A mobile is being bound, or another in its place. On the screen: "Bind mobile"
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The mobile is bound
    Then The member looks. Something new is bound; the page stays while it is loaded anew, also under another form. On the screen: "Mobile bound"
    When User: Press "Change" beside the email
    Then An email is being bound, or another in its place. On the screen: "Bind email"
    When Outside: The network is back
    Then What failed is loaded again.
    When Outside: The backend gives the account, which is not bound to WeChat
    Then It is, as far as this page knows.
    When App: The email is bound
    Then The member looks. Something new is bound; the page stays while it is loaded anew, also under another form. On the screen: "Email bound"
    When Outside: The network is gone and the request fails
    Then It is bound, but could not be loaded anew: the page says so.
    When Outside: The network is back
    Then What failed is loaded again. Something new is bound; the page stays while it is loaded anew, also under another form.
    When Outside: The backend gives the account, which is not bound to WeChat
    Then It is, as far as this page knows.
    When User: Press "Change" beside the password
    Then A new password is being set, by the rules of a forgotten one. On the screen: "Reset password"
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The new password is set
    Then The member looks. On the screen: "password reset successful"
    When User: Press "Bind" beside WeChat
    Then Inside WeChat the reader leaves to agree there; elsewhere a picture is shown.
    When App: Not inside WeChat: the picture is shown
    Then A picture is shown; the WeChat account that scans it is bound. On the screen: "Bind WeChat"
    When Outside: The network is back
    Then What failed is loaded again.
    When App: WeChat is bound
    Then The member looks. Something new is bound; the page stays while it is loaded anew, also under another form. On the screen: "WeChat is bound to this account"
    When Outside: The backend gives the account, which is bound to WeChat
    Then It is, as far as this page knows.
    When User: Press "Bind" beside WeChat
    Then Nothing changes.
    When App: A guest logs in
    Then For another reader it is loaded anew. What is bound is being loaded; its place is held.
    When Outside: The network is gone and the request fails
    Then It could not be loaded; the member may try again.
    When User: Press "Retry"
    Then What is bound is being loaded; its place is held.
    When Outside: The backend gives the account, which is not bound to WeChat
    Then The member looks. It is, as far as this page knows.
    When User: Press "Change" beside the mobile
    Then A mobile is being bound, or another in its place. On the screen: "Bind mobile"
    When App: The mobile is bound
    Then The member looks. Something new is bound; the page stays while it is loaded anew, also under another form. On the screen: "Mobile bound"
    When Outside: The network is gone and the request fails
    Then It is bound, but could not be loaded anew: the page says so.
    When User: Press "Retry"
    Then Something new is bound; the page stays while it is loaded anew, also under another form.

  @accountSetting @accountSetting-2
  Scenario: Path 2
    Given A member opens the account settings
    Then What is bound is being loaded; its place is held.
    When App: The membership stops by a defect
    Then What is bound is being loaded; its place is held.
    When Outside: The backend gives the account, which is not bound to WeChat
    Then The member looks. It is, as far as this page knows.
    When User: Press "Change" beside the mobile
    Then A mobile is being bound, or another in its place. On the screen: "Bind mobile"
    When App: Binding the mobile stops by a defect
    Then The member looks.
    When User: Press "Change" beside the email
    Then An email is being bound, or another in its place. On the screen: "Bind email"
    When App: Binding the email stops by a defect
    Then The member looks.
    When User: Press "Change" beside the password
    Then A new password is being set, by the rules of a forgotten one. On the screen: "Reset password"
    When App: Setting the password stops by a defect
    Then The member looks.
    When User: Press "Bind" beside WeChat
    Then Inside WeChat the reader leaves to agree there; elsewhere a picture is shown.
    When App: Not inside WeChat: the picture is shown
    Then A picture is shown; the WeChat account that scans it is bound. On the screen: "Bind WeChat"
    When App: The WeChat picture stops by a defect
    Then The member looks.
