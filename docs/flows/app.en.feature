# language: en
Feature: The whole app

  The whole app: who is here, where he is, and the way in.

  @app @app-1
  Scenario: Path 1
    Given The site is opened inside WeChat
    Then Whose the stored login is, if there is one, is being found out. The address has not been read yet. Nothing stands between the reader and the page. Nothing has been liked, kept or followed yet. Nobody has been asked to be a friend yet.
    When App: Logged in, the profile is complete, the backend knows no mobile
    Then Logged in, and without a mobile or a complete profile: no member yet.
    When App: Logged in by WeChat, no mobile is bound
    Then The dialog for binding a mobile is being fetched.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The forms of registration are being fetched.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The reader is about to leave for WeChat; why he leaves is remembered.
    When Outside: The network is gone and the request fails
    Then The login dialog is being fetched.
    When App: A login is held, and whose it is could not be found out
    Then A login is held; whose it is could not be found out. It is tried again, at once if the reader wants. On the screen: "Your login could not be checked"
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When App: A login is held, and whose it is could not be found out
    Then A login is held; whose it is could not be found out. It is tried again, at once if the reader wants. On the screen: "Your login could not be checked"
    When User: Press "Log in"
    Then Nothing stands between the reader and the page.
    When User: Press "Retry"
    Then Whose the stored login is, if there is one, is being found out.
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: Close the login dialog
    Then Nothing stands between the reader and the page.
    When App: Logged in by WeChat, no mobile is bound
    Then The dialog for binding a mobile is being fetched.
    When Outside: The network is gone and the request fails
    Then The dialog for binding could not be fetched; it is asked for again when the connection returns.
    When Outside: The network is back
    Then What failed is loaded again. The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The forms of registration are being fetched.
    When App: Logged in by WeChat, no mobile is bound
    Then The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: Logged in, the profile is incomplete
    Then The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: Close a dialog that must be filled in
    Then Nothing stands between the reader and the page.
    When App: Logged in, the profile is incomplete
    Then The forms of registration are being fetched.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The forms of registration are being fetched.
    When Outside: The program of the dialog comes
    Then The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: The registration is finished in another tab
    Then It is asked anew whether the profile is complete
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The forms of registration are being fetched.
    When Outside: The network is gone and the request fails
    Then The forms could not be fetched; they are asked for again when the connection returns.
    When Outside: The network is back
    Then What failed is loaded again. The forms of registration are being fetched.
    When Outside: The program of the dialog comes
    Then The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: Logged in by WeChat, no mobile is bound
    Then The dialog for binding a mobile is being fetched.

  @app @app-2
  Scenario: Path 2
    Given The site is opened after a page that went away before its like was answered
    Then Whose the stored login is, if there is one, is being found out. The address has not been read yet. Nothing stands between the reader and the page. The program of likes and follows is being fetched. Nobody has been asked to be a friend yet.
    When Outside: The program of likes comes
    Then What the reader likes, keeps and follows is kept in one place.
    When User: Open the home page
    Then The page that the address asks for is shown.
    When User: Open the messages, which are for members
    Then The page is for members; who is here is still being found out.
    When User: Open the home page
    Then The page that the address asks for is shown.
    When User: Open an article
    Then The program of the page is being fetched; its place is held.
    When Outside: The network is gone and the request fails
    Then The program of the page did not come; the reader may try again. On the screen: "The page could not be loaded"
    When Outside: The network is back
    Then What failed is loaded again. The program of the page is being fetched; its place is held.
    When Time: 120 seconds pass
    Then The program of the page did not come; the reader may try again. On the screen: "The page could not be loaded"
    When User: Press "Retry"
    Then The program of the page is being fetched; its place is held.
    When User: Open the home page
    Then The page that the address asks for is shown.
    When User: Press "Like"
    Then What the reader likes, keeps and follows is kept in one place.
    When User: Open an article
    Then The program of the page is being fetched; its place is held.
    When Outside: The program of the page comes
    Then The page that the address asks for is shown.

  @app @app-3
  Scenario: Path 3
    Given The site is opened in a desktop browser
    Then Whose the stored login is, if there is one, is being found out. The address has not been read yet. Nothing stands between the reader and the page. Nothing has been liked, kept or followed yet. Nobody has been asked to be a friend yet.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The forms of registration are being fetched.
    When Outside: The program of the dialog comes
    Then The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When App: Logged in, the profile is complete
    Then Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When Outside: The program of the dialog comes
    Then The login dialog is open; the page stays as it is under it.
    When App: Close the login dialog
    Then Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When Outside: The network is gone and the request fails
    Then Nothing stands between the reader and the page.
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: The mobile is bound
    Then Logged in; it is being found out whether the profile is complete.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: The login dialog stops by a defect
    Then Nothing stands between the reader and the page.
    When App: Logged in by WeChat, no mobile is bound
    Then The dialog for binding a mobile is being fetched.
    When Outside: The network is gone and the request fails
    Then The dialog for binding could not be fetched; it is asked for again when the connection returns.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When Outside: The network is gone and the request fails
    Then The dialog for binding could not be fetched; it is asked for again when the connection returns.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When Outside: The network is gone and the request fails
    Then The dialog for binding could not be fetched; it is asked for again when the connection returns.
    When Time: 5 seconds pass
    Then The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: Logged in, the profile is incomplete
    Then The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: The registration is finished
    Then Logged in; it is being found out whether the profile is complete.
    When App: Logged in by WeChat, no mobile is bound
    Then The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: Logged in, the profile is incomplete
    Then The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: The wizard stops by a defect
    Then Nothing stands between the reader and the page.

  @app @app-4
  Scenario: Path 4
    Given The site is opened after a page that went away before its like was answered
    Then Whose the stored login is, if there is one, is being found out. The address has not been read yet. Nothing stands between the reader and the page. The program of likes and follows is being fetched. Nobody has been asked to be a friend yet.
    When Outside: The network is gone and the request fails
    Then Nothing has been liked, kept or followed yet.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The forms of registration are being fetched.
    When Outside: The network is gone and the request fails
    Then The forms could not be fetched; they are asked for again when the connection returns.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The forms of registration are being fetched.
    When Outside: The network is gone and the request fails
    Then The forms could not be fetched; they are asked for again when the connection returns.
    When App: Logged in by WeChat, no mobile is bound
    Then The dialog for binding a mobile is being fetched.
    When Outside: The program of the dialog comes
    Then Logged in with a WeChat account that has no mobile yet: it must be bound. On the screen: "1 bind mobile"
    When App: The mobile is bound
    Then Logged in; it is being found out whether the profile is complete.
    When App: Logged in, the profile is incomplete
    Then The forms of registration are being fetched.
    When Outside: The network is gone and the request fails
    Then The forms could not be fetched; they are asked for again when the connection returns.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The forms of registration are being fetched.
    When Outside: The network is gone and the request fails
    Then The forms could not be fetched; they are asked for again when the connection returns.
    When Time: 5 seconds pass
    Then The forms of registration are being fetched.
    When Outside: The program of the dialog comes
    Then The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: The registration is finished
    Then Logged in; it is being found out whether the profile is complete.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When Outside: The program of the dialog comes
    Then The login dialog is open; the page stays as it is under it.
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When Outside: The program of the dialog comes
    Then The login dialog is open; the page stays as it is under it.
    When App: Logged in, the profile is incomplete
    Then Logged in, and without a mobile or a complete profile: no member yet. The wizard of registration is open (§4.2); the page stays as it is under it.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When Outside: The program of the dialog comes
    Then The login dialog is open; the page stays as it is under it.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When Outside: The program of the dialog comes
    Then The login dialog is open; the page stays as it is under it.
    When App: The login succeeds
    Then Logged in; it is being found out whether the profile is complete.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When Outside: The program of the dialog comes
    Then The login dialog is open; the page stays as it is under it.
    When App: The login dialog stops by a defect
    Then Nothing stands between the reader and the page.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When App: A login is held, and whose it is could not be found out
    Then A login is held; whose it is could not be found out. It is tried again, at once if the reader wants. On the screen: "Your login could not be checked"
    When Outside: The program of the dialog comes
    Then The login dialog is open; the page stays as it is under it.
    When App: Close the login dialog
    Then Nothing stands between the reader and the page.

  @app @app-5
  Scenario: Path 5
    Given The site is opened in a desktop browser
    Then Whose the stored login is, if there is one, is being found out. The address has not been read yet. Nothing stands between the reader and the page. Nothing has been liked, kept or followed yet. Nobody has been asked to be a friend yet.
    When App: There is no stored login
    Then An anonymous visitor.
    When User: Open the messages, which are for members
    Then A page for members: the visitor is sent home and asked to log in. The login dialog is being fetched.
    When App: Logged in by WeChat, no mobile is bound
    Then Logged in, and without a mobile or a complete profile: no member yet. The dialog for binding a mobile is being fetched.
    When User: Open the messages, which are for members
    Then The page that the address asks for is shown.
    When App: The login has expired
    Then An anonymous visitor. A page for members: the visitor is sent home and asked to log in. The login dialog is being fetched.
    When User: Open the home page
    Then The page that the address asks for is shown.
    When App: The member logs out
    Then An anonymous visitor. The page that the address asks for is shown.
    When App: The login has expired
    Then An anonymous visitor.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When App: The member presses "Bind WeChat" in the account settings
    Then Inside WeChat he leaves for it; elsewhere a picture is shown.
    When User: Make the window narrow
    Then The page stays as it is.
    When App: Search for "燕麦奶"
    Then The results are opened.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The member changes his own data on a page
    Then The page stays; the member info is read again.
    When App: The member sets a new password
    Then The login ends; the new password logs in. The login dialog is being fetched.
    When App: Logged in, the profile is complete
    Then Nothing stands between the reader and the page.
    When User: Go to another tab
    Then The page stays as it is.
    When User: Come back to this tab
    Then The page stays as it is.
    When App: An error that nothing handles
    Then The page stays; the error is told to the backend.
    When App: The app has something to say
    Then A notice is over the page.
    When App: Another tab has a newer token, and this one has not heard of it
    Then The page is loaded anew, once.
    When App: Type into a form
    Then What was typed is kept as a draft.
    When App: The system messages have changed
    Then The number in the header of a member is loaded anew.
    When Outside: The backend pushes that there is a new system message
    Then The number in the header and the page that is open are renewed.
    When App: What was done on the page is done; on to another
    Then The other page opens.
    When App: A page that was left meanwhile is done
    Then Nothing changes.
    When App: A page asks for what was typed before
    Then If there is any, it is put back.
    When App: A form is sent well
    Then The draft is dropped.
    When App: What is a draft here was sent in another tab
    Then A page on which it still stands says so.
    When App: A login or the last step of the registration was sent
    Then A blank tab is opened where one is wanted.
    When App: The login or the registration did not succeed
    Then The blank tab is closed.
    When App: Come back from WeChat
    Then The reader is back from WeChat; what it brought along is looked at.
    When App: The WeChat login fails
    Then Nothing stands between the reader and the page.
    When App: Open /sso/login?ticket=…
    Then The ticket of another site logs in, or the page says why not.
    When User: Press "Log in"
    Then The login dialog is being fetched.
    When App: Logged in, the profile is complete
    Then Nothing stands between the reader and the page.
    When App: The registration was left in the middle, its draft is there
    Then The forms of registration are being fetched.

  @app @app-6
  Scenario: Path 6
    Given The site is opened in a desktop browser
    Then Whose the stored login is, if there is one, is being found out. The address has not been read yet. Nothing stands between the reader and the page. Nothing has been liked, kept or followed yet. Nobody has been asked to be a friend yet.
    When User: Open the home page
    Then The page that the address asks for is shown.
    When User: Press "Add friend"
    Then The program of friend requests is being fetched.
    When Outside: The network is gone and the request fails
    Then Nobody has been asked to be a friend yet.
    When User: Press "Like"
    Then The program of likes and follows is being fetched.
    When User: Press "Like"
    Then The program of likes and follows is being fetched.
    When User: Open the messages, which are for members
    Then The page is for members; who is here is still being found out.
    When Outside: The network is gone and the request fails
    Then Nothing has been liked, kept or followed yet.
    When App: There is no stored login
    Then An anonymous visitor. A page for members: the visitor is sent home and asked to log in. The login dialog is being fetched.
    When User: Open the home page with a nextUrl
    Then The page that the address asks for is shown.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When Outside: The program of private messages comes
    Then A registered member.
    When App: Logged in, the profile is complete
    Then A registered member. Nothing stands between the reader and the page.
    When Outside: Fetching the messages stops by a defect
    Then A registered member.
    When App: Come back from WeChat
    Then The reader is back from WeChat; what it brought along is looked at.
    When App: The WeChat login succeeds
    Then Logged in; it is being found out whether the profile is complete.
    When App: The member logs out
    Then An anonymous visitor. Nothing stands between the reader and the page.
    When App: Come back from WeChat
    Then The reader is back from WeChat; what it brought along is looked at.
    When App: The WeChat login is no longer valid
    Then Nothing stands between the reader and the page.
    When App: Come back from WeChat
    Then The reader is back from WeChat; what it brought along is looked at.
    When App: The return from WeChat stops by a defect
    Then Nothing stands between the reader and the page.
    When App: Open /sso/login?ticket=…
    Then The ticket of another site logs in, or the page says why not.
    When App: Single sign-on succeeds
    Then Logged in; it is being found out whether the profile is complete.
    When User: Open the home page with a nextUrl and newTab
    Then The page that the address asks for is shown.
    When App: Logged in, the profile is complete
    Then A registered member. The next address opens in a new tab in a moment.
    When Time: Half a second passes
    Then Nothing stands between the reader and the page.
    When App: Open /sso/login?ticket=…
    Then The ticket of another site logs in, or the page says why not.
    When App: Single sign-on stops by a defect
    Then Nothing stands between the reader and the page.
    When User: Open the home page
    Then The page that the address asks for is shown.
    When User: Press "Add friend"
    Then The program of friend requests is being fetched.
    When Outside: The program of friend requests comes
    Then Whom the reader has asked is kept in one place.
    When User: Press "Add friend"
    Then Whom the reader has asked is kept in one place.
    When App: A request is agreed to in the list
    Then Every place shows the new friend.

  @app @app-7
  Scenario: Path 7
    Given The site is opened inside WeChat
    Then Whose the stored login is, if there is one, is being found out. The address has not been read yet. Nothing stands between the reader and the page. Nothing has been liked, kept or followed yet. Nobody has been asked to be a friend yet.
    When User: Open the home page
    Then The page that the address asks for is shown.
    When App: The member presses "Bind WeChat" in the account settings
    Then Inside WeChat he leaves for it; elsewhere a picture is shown. The reader is about to leave for WeChat; why he leaves is remembered.
    When Outside: The address of WeChat's page comes
    Then WeChat's page is opened. Nothing stands between the reader and the page.
    When App: Logged in, the profile is complete
    Then A registered member.
    When User: Press "Log in"
    Then The reader is about to leave for WeChat; why he leaves is remembered.
    When Outside: The network is gone and the request fails
    Then Nothing stands between the reader and the page.
