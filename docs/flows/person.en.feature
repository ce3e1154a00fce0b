# language: en
Feature: A member’s page

  The page of one member.

  @person @person-1
  Scenario: Path 1
    Given The page of a member is opened
    Then What the member tells of himself.
    When User: Press "About"
    Then What the member tells of himself.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When App: The reader comes back to this page
    Then The page is as it was, and looked at again.
    When App: The reader turns out to be a member
    Then What the member tells of himself.
    When App: The login dialog has been closed
    Then What the member tells of himself.
    When Outside: Someone asks to be a friend, or answers
    Then Friends and requests that were opened are renewed.
    When App: A request is agreed to
    Then Parts that failed are loaded again.
    When App: A login is needed
    Then The app sees to it.
    When App: There is something to say
    Then The app sees to it.
    When User: Press "Column"
    Then The column that the member writes.
    When User: Press "follow"
    Then Whom the member follows.
    When User: Press "fans"
    Then Who follows the member.
    When User: Press "Favourites"
    Then What the reader keeps, on his own page.
    When User: Press "Friends"
    Then Who is a friend of the reader and who asks to be, on his own page.
    When User: Press "Posts"
    Then What the member has published; the reader’s own drafts too.
