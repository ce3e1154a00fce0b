# language: en
Feature: The way out of one conversation

  Sends the messages of one conversation, one after the other.

  @outboxLane @outboxLane-1
  Scenario: Path 1
    Given Nothing is to be sent yet
    Then Nothing is on its way.
    When App: There is a new message
    Then It has been handed to the live channel; its echo is awaited.
    When App: Its echo is seen
    Then Nothing is on its way.
    When App: There is a message that may have been sent before
    Then The line is new: the history is asked before anything is sent again.
    When Outside: The other is no friend any more
    Then Nothing is on its way.
    When App: There is a new message
    Then It has been handed to the live channel; its echo is awaited.
    When App: The line is up again
    Then The line is new: the history is asked before anything is sent again.
    When App: The line is up again
    Then The line is new: the history is asked before anything is sent again.
    When Outside: The history has it
    Then Nothing is on its way.
    When App: There is a new message
    Then It has been handed to the live channel; its echo is awaited.
    When Time: 10 s without an echo
    Then Nothing was heard of it: does the history have it?
    When Outside: The other is no friend any more
    Then Nothing is on its way.
    When App: There is a message that may have been sent before
    Then The line is new: the history is asked before anything is sent again.
    When Outside: The history does not have it
    Then It has been handed to the live channel; its echo is awaited.
    When App: The line is up again
    Then The line is new: the history is asked before anything is sent again.
    When Outside: The network is gone and the request fails
    Then The history could not be read; it is asked again.
    When App: The line is up again
    Then The line is new: the history is asked before anything is sent again.
    When Outside: The network is gone and the request fails
    Then The history could not be read; it is asked again.
    When Time: 5 s pass
    Then Nothing was heard of it: does the history have it?
    When App: The line is up again
    Then The line is new: the history is asked before anything is sent again.
    When Outside: The history does not have it
    Then It has been handed to the live channel; its echo is awaited.
    When Time: 10 s without an echo
    Then Nothing was heard of it: does the history have it?
    When Outside: The history has it
    Then Nothing is on its way.
    When App: There is a new message
    Then It has been handed to the live channel; its echo is awaited.
    When Time: 10 s without an echo
    Then Nothing was heard of it: does the history have it?
    When Outside: The history does not have it
    Then It is not there: a new line is made before it is sent again, so that the old one cannot bring it late.
    When App: The line is up again
    Then The line is new: the history is asked before anything is sent again.
    When Outside: The history does not have it
    Then It has been handed to the live channel; its echo is awaited.
    When Time: 10 s without an echo
    Then Nothing was heard of it: does the history have it?
    When Outside: The network is gone and the request fails
    Then The history could not be read; it is asked again.
    When Time: 5 s pass
    Then Nothing was heard of it: does the history have it?
    When Outside: The history does not have it
    Then It is not there: a new line is made before it is sent again, so that the old one cannot bring it late.
    When Time: Another 10 s pass
    Then Nothing was heard of it: does the history have it?
