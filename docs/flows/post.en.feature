# language: en
Feature: A post

  One post, what is related to it, and what else is worth a look.

  @post @post-1
  Scenario: Path 1
    Given A post is opened
    Then One post, what is related to it, and what else is worth a look.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When User: Come back to the page
    Then The content is shown at once and renewed quietly.
    When App: The reader turns out to be a member
    Then What belongs to this reader is loaded anew.
    When App: The login dialog has been closed
    Then One post, what is related to it, and what else is worth a look.
    When App: A login is needed
    Then The app sees to it.
    When App: There is something to say
    Then The app sees to it.
    When App: What was typed is still there
    Then The app sees to it.
    When App: Asks for what was typed
    Then The app sees to it.
    When App: Something is typed
    Then The app sees to it.
    When App: It has been sent
    Then The app sees to it.
    When App: The reader is to be led to another page
    Then The app sees to it.
    When App: System messages have been read
    Then The app sees to it.
