# language: en
Feature: Session

  Who is using this browser, and how long the login lasts.

  @session @session-1
  Scenario: Path 1
    Given The site has just been opened
    Then The stored login is being read.
    When Outside: The browser holds a login that ended 31 days ago
    Then Nobody is logged in.
    When App: Log in with a WeChat account that has no mobile
    Then Logged in by WeChat; a mobile must be bound first. The token is looked at every 60 s.
    When App: Log in as somebody else in another tab
    Then The register status is being asked.
    When Outside: The backend says that the member is registered
    Then The member info is being fetched.
    When Outside: The backend gives the member info
    Then A registered member is logged in. Name, company and position are those of the member info.
    When User: Press "Log out"
    Then Nobody is logged in. On the screen: "You are logged out"
    When App: Log out in another tab
    Then Nothing changes.
    When App: Another tab renews the login
    Then The register status is being asked. The token is looked at every 60 s.
    When Outside: The network is gone and the request fails
    Then The network failed before the member could be recognised; it is tried again.
    When App: Close the profile dialog
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When Outside: The backend no longer knows this login
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When App: The app gives up the login at once
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When App: Log out in another tab
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When App: Another tab renews the login
    Then The register status is being asked. The token is looked at every 60 s.
    When Outside: The backend answers 401 to the present token
    Then A new token is being fetched, or taken over from another tab.
    When Outside: The backend gives a new token
    Then The token is looked at every 60 s.
    When Outside: The backend answers 401 to an older token
    Then Nothing changes.
    When Time: A minute passes
    Then How long the token still lasts, by the wall clock, and whether another tab has a newer one.
    When Outside: The token lasts long
    Then The token is looked at every 60 s.
    When Outside: The backend says that the profile is incomplete
    Then Whose unfinished profile it is: what he typed before is kept for him alone.
    When Outside: The backend gives the member info
    Then Logged in, but the profile must be completed first.
    When App: The profile is completed
    Then The register status is being asked.
    When App: Log in with a WeChat account that has no mobile
    Then Logged in by WeChat; a mobile must be bound first.
    When App: Another tab renews the login
    Then The register status is being asked.
    When App: Log in with a WeChat account that has no mobile
    Then Logged in by WeChat; a mobile must be bound first.
    When App: The mobile is bound
    Then A new token says whose login it is now that a mobile may be bound.
    When Outside: The backend gives a token without one
    Then Logged in by WeChat; a mobile must be bound first.
    When Outside: The backend answers 401 to the present token
    Then A new token is being fetched, or taken over from another tab.
    When Outside: The network is gone and the request fails
    Then The network failed while renewing; the token is kept and it is tried again.
    When Outside: The backend answers 401 to the present token
    Then A new token is being fetched, or taken over from another tab.
    When Outside: The backend no longer knows this login
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When Outside: The backend says that the profile is incomplete
    Then Whose unfinished profile it is: what he typed before is kept for him alone.
    When Outside: The network is gone and the request fails
    Then Logged in, but the profile must be completed first.

  @session @session-2
  Scenario: Path 2
    Given The site has just been opened
    Then The stored login is being read.
    When Outside: The browser holds no login
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When Outside: The backend says that the member is registered
    Then The member info is being fetched.
    When Outside: The network is gone and the request fails
    Then The network failed before the member could be recognised; it is tried again.
    When Outside: The network is back
    Then The register status is being asked.
    When Outside: The backend says that the member is registered
    Then The member info is being fetched.
    When Outside: The backend no longer knows this login
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When Outside: The network is gone and the request fails
    Then The network failed before the member could be recognised; it is tried again.
    When App: The reader presses "Retry" on a page that waits
    Then The register status is being asked.
    When Outside: The network is gone and the request fails
    Then The network failed before the member could be recognised; it is tried again.
    When Time: 10 seconds pass
    Then The register status is being asked.
    When App: Log in with a WeChat account that has no mobile
    Then Logged in by WeChat; a mobile must be bound first.
    When Time: A minute passes
    Then How long the token still lasts, by the wall clock, and whether another tab has a newer one.
    When Outside: The token ends soon
    Then A new token is being fetched, or taken over from another tab.
    When Outside: The network is gone and the request fails
    Then The network failed while renewing; the token is kept and it is tried again.
    When Outside: The backend answers 401 to an older token
    Then Nothing changes.
    When Outside: The network is back
    Then A new token is being fetched, or taken over from another tab.
    When Outside: The network is gone and the request fails
    Then The network failed while renewing; the token is kept and it is tried again.
    When Time: 5 seconds pass
    Then A new token is being fetched, or taken over from another tab.
    When App: Log in with a WeChat account that has no mobile
    Then The token is looked at every 60 s.
    When App: The mobile is bound
    Then A new token says whose login it is now that a mobile may be bound.
    When Outside: The network is gone and the request fails
    Then The network failed before it was known whose login it is; it is tried again.
    When Outside: The network is back
    Then A new token says whose login it is now that a mobile may be bound.
    When Outside: The backend gives a token with an identity
    Then The register status is being asked.
    When App: Log in with a WeChat account that has no mobile
    Then Logged in by WeChat; a mobile must be bound first.
    When App: The mobile is bound
    Then A new token says whose login it is now that a mobile may be bound.
    When Outside: The backend no longer knows this login
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When Outside: The backend says that the member is registered
    Then The member info is being fetched.
    When Outside: The backend gives the member info
    Then A registered member is logged in. Name, company and position are those of the member info.
    When App: The profile is completed
    Then The member info is being fetched.
    When Outside: The backend gives the member info
    Then A registered member is logged in. Name, company and position are those of the member info.
    When App: The member changes his own data
    Then The member has changed something; the member info is read again, the old one stays meanwhile.
    When Outside: The backend gives the member info
    Then Name, company and position are those of the member info.
    When App: The member changes his own data
    Then The member has changed something; the member info is read again, the old one stays meanwhile.
    When Outside: The network is gone and the request fails
    Then Name, company and position are those of the member info.

  @session @session-3
  Scenario: Path 3
    Given The site has just been opened
    Then The stored login is being read.
    When Outside: The browser holds a login that lasts long
    Then The register status is being asked. The token is looked at every 60 s.
    When App: Log in with a WeChat account that has no mobile
    Then Logged in by WeChat; a mobile must be bound first.
    When App: The mobile is bound
    Then A new token says whose login it is now that a mobile may be bound.
    When Outside: The network is gone and the request fails
    Then The network failed before it was known whose login it is; it is tried again.
    When App: The reader presses "Retry" on a page that waits
    Then A new token says whose login it is now that a mobile may be bound.
    When Outside: The network is gone and the request fails
    Then The network failed before it was known whose login it is; it is tried again.
    When Time: 5 seconds pass
    Then A new token says whose login it is now that a mobile may be bound.

  @session @session-4
  Scenario: Path 4
    Given The site has just been opened
    Then The stored login is being read.
    When Outside: The browser holds a WeChat login without a mobile
    Then A new token says whose login it is now that a mobile may be bound. The token is looked at every 60 s.

  @session @session-5
  Scenario: Path 5
    Given The site has just been opened
    Then The stored login is being read.
    When Outside: The browser holds a login that ends soon
    Then The register status is being asked. A new token is being fetched, or taken over from another tab.

  @session @session-6
  Scenario: Path 6
    Given The site has just been opened
    Then The stored login is being read.
    When Outside: The browser holds no login
    Then Nobody is logged in.
    When Outside: The browser refuses to store
    Then A notice says that the browser cannot store.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When Outside: The backend answers 401 to the present token
    Then A new token is being fetched, or taken over from another tab.
    When Outside: Another tab has logged in as somebody else
    Then The token is looked at every 60 s.
    When Time: A minute passes
    Then How long the token still lasts, by the wall clock, and whether another tab has a newer one.
    When Outside: The backend answers 401 to an older token
    Then Nothing changes.
    When Outside: The token ends soon, and another tab has a newer one
    Then Another tab has a newer token: the page is loaded anew. Where that does not happen, it is adopted.
    When Outside: The backend answers 401 to an older token
    Then Nothing changes.
    When Time: 5 seconds pass
    Then A new token is being fetched, or taken over from another tab.
    When Outside: The backend says that the member is registered
    Then The member info is being fetched.
    When Outside: The backend gives a member info without a mobile
    Then Logged in with a complete profile, but the backend knows no mobile: a reader like a guest. Name, company and position are those of the member info.
    When App: The profile is completed
    Then The member info is being fetched.
    When Outside: The backend has no member info
    Then Nobody is logged in.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When Time: A minute passes
    Then How long the token still lasts, by the wall clock, and whether another tab has a newer one.
    When Outside: The backend answers 401 to the present token
    Then A new token is being fetched, or taken over from another tab.
    When App: Log in
    Then The token is looked at every 60 s.
    When Time: A minute passes
    Then How long the token still lasts, by the wall clock, and whether another tab has a newer one.
    When Outside: The time cannot be read
    Then The token is looked at every 60 s.
    When App: Log in with a WeChat account that has no mobile
    Then Logged in by WeChat; a mobile must be bound first.
    When App: The mobile is bound
    Then A new token says whose login it is now that a mobile may be bound.
    When Outside: Another tab has logged in as somebody else
    Then The register status is being asked.
    When App: Log in
    Then The register status is being asked. The token is looked at every 60 s.
    When Time: A minute passes
    Then How long the token still lasts, by the wall clock, and whether another tab has a newer one.
    When Outside: The token ends soon, and another tab has a newer one
    Then Another tab has a newer token: the page is loaded anew. Where that does not happen, it is adopted.
    When Outside: The backend answers 401 to the present token
    Then A new token is being fetched, or taken over from another tab.
    When Outside: The backend says that the member is registered
    Then The member info is being fetched.
    When Outside: The backend gives the member info
    Then A registered member is logged in. Name, company and position are those of the member info.
    When App: The member changes his own data
    Then The member has changed something; the member info is read again, the old one stays meanwhile.
    When Outside: The backend gives a member info without a mobile
    Then Logged in with a complete profile, but the backend knows no mobile: a reader like a guest. Name, company and position are those of the member info.
    When App: The member changes his own data
    Then The member has changed something; the member info is read again, the old one stays meanwhile.
    When Outside: The backend gives the member info
    Then A registered member is logged in. Name, company and position are those of the member info.
    When App: The member changes his own data
    Then The member has changed something; the member info is read again, the old one stays meanwhile.
    When Outside: The backend has no member info
    Then Name, company and position are those of the member info.
    When User: Press "Log out"
    Then Nobody is logged in. On the screen: "You are logged out"
    When Outside: What tells the backend of a logout stops by a defect
    Then A notice says that something went wrong.

  @session @session-7
  Scenario: Path 7
    Given The site has just been opened
    Then The stored login is being read.
    When Outside: The browser holds no login
    Then Nobody is logged in.
    When Outside: The record of the login stops by a defect
    Then A notice says that the browser cannot store.
