# language: en
Feature: The live channel

  The live channel to the backend.

  @realtime @realtime-1
  Scenario: Path 1
    Given A member opens the site
    Then Connecting with the token and subscribing.
    When Outside: The token is turned away
    Then The token was turned away: a call is made, which renews it where it can be.
    When Outside: The token is renewed
    Then Connecting with the token and subscribing.
    When Outside: The connection breaks
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
    When Outside: The wait is drawn
    Then The next try comes by itself, at once when the network or the reader is back.
    When Outside: The network is back
    Then Connecting with the token and subscribing.
    When Outside: The token is turned away
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
    When Outside: The wait cannot be drawn
    Then The next try comes by itself, at once when the network or the reader is back.
    When Outside: The tab is seen again
    Then Connecting with the token and subscribing.
    When Outside: The network is back
    Then Connecting with the token and subscribing.
    When Outside: The connection stops by a defect
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
    When Outside: The wait is drawn
    Then The next try comes by itself, at once when the network or the reader is back.
    When Time: The wait is over
    Then Connecting with the token and subscribing.
    When Outside: The connection stands
    Then What happens is told at once.
    When Outside: A message is pushed
    Then What happens is told at once.
    When Outside: Something unreadable is pushed
    Then What happens is told at once.
    When App: A message is to go out
    Then What happens is told at once.
    When App: What was sent is not heard of
    Then Connecting with the token and subscribing.
    When Outside: The token is turned away
    Then The token was turned away: a call is made, which renews it where it can be.
    When Outside: The network is gone and the request fails
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
