# language: en
Feature: System messages

  System messages: notices, comments, friend applications.

  @systemMessage @systemMessage-1
  Scenario: Path 1
    Given A member opens the friend applications
    Then Friend applications, answered where they stand.
    When App: There is something to say
    Then The app sees to it.
    When App: A login is needed
    Then The app sees to it.
    When Outside: The network is back
    Then The content is renewed quietly.
    When User: Come back to the page
    Then The content is renewed quietly.
    When App: The reader turns out to be a member
    Then Friend applications, answered where they stand.
    When App: The login dialog has been closed
    Then Friend applications, answered where they stand.
    When Outside: There is a new system message
    Then The content is renewed quietly.
    When App: A friend application is answered
    Then The number in the header changes.

  @systemMessage @systemMessage-2
  Scenario: Path 2
    Given A member opens the system messages
    Then Notices, or comments; those that are looked at are read.
    When Outside: The network is back
    Then The content is renewed quietly.
    When User: Come back to the page
    Then The content is renewed quietly.
    When App: The reader turns out to be a member
    Then Notices, or comments; those that are looked at are read.
    When Outside: There is a new system message
    Then The content is renewed quietly.
    When User: Press "new items"
    Then The new ones are on top, and read after a moment.
    When App: System messages have been read
    Then The number in the header changes.
