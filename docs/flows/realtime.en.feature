# language: en
Feature: The live channel

  The live channel to the backend.

  @realtime @realtime-1
  Scenario: Path 1
    Given A member opens the site
    Then The page is seen. Connecting with the token and subscribing.
    When Outside: Another tab is looked at
    Then The page is not seen: a silent line is left in peace.
    When Outside: The connection breaks
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
    When Outside: The tab is seen again
    Then The page is seen.
    When Outside: The wait is drawn
    Then The next try comes by itself, at once when the network or the reader is back.
    When Outside: The network is back
    Then Connecting with the token and subscribing.
    When Outside: The network is back
    Then Connecting with the token and subscribing.
    When Outside: The connection stops by a defect
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
    When Outside: The wait cannot be drawn
    Then The next try comes by itself, at once when the network or the reader is back.
    When Outside: The tab is seen again
    Then Connecting with the token and subscribing.
    When Outside: The token is turned away
    Then The token was turned away: a call is made, which renews it where it can be.
    When Outside: The token is renewed
    Then Connecting with the token and subscribing.
    When Outside: The token is turned away
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
    When Outside: The wait is drawn
    Then The next try comes by itself, at once when the network or the reader is back.
    When Time: The wait is over
    Then Connecting with the token and subscribing.
    When Outside: The connection stands, and answers
    Then The server was heard a moment ago, or nobody wants to know.
    When Outside: A message is pushed
    Then The server was heard a moment ago, or nobody wants to know.
    When Outside: Something unreadable is pushed
    Then The server was heard a moment ago, or nobody wants to know.
    When Outside: The connection stands, and answers
    Then The server was heard a moment ago, or nobody wants to know.
    When App: A message is to go out
    Then The server was heard a moment ago, or nobody wants to know.
    When App: What was sent is not heard of
    Then Connecting with the token and subscribing.
    When Outside: The token is turned away
    Then The token was turned away: a call is made, which renews it where it can be.
    When Outside: The network is gone and the request fails
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
    When Outside: The wait is drawn
    Then The next try comes by itself, at once when the network or the reader is back.
    When Outside: The network is back
    Then Connecting with the token and subscribing.
    When Outside: The connection stands, and answers
    Then The server was heard a moment ago, or nobody wants to know.
    When Outside: Nothing is heard for 5 s
    Then The line has been silent: the server is asked to say something.
    When Outside: Another tab is looked at
    Then The page is not seen: a silent line is left in peace. The server was heard a moment ago, or nobody wants to know.
    When Outside: The tab is seen again
    Then The page is seen. The line has been silent: the server is asked to say something.
    When Outside: The connection breaks
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
    When Outside: The wait is drawn
    Then The next try comes by itself, at once when the network or the reader is back.
    When Outside: The network is back
    Then Connecting with the token and subscribing.
    When Outside: The connection stands, and answers
    Then The line has been silent: the server is asked to say something.
    When Outside: Something is heard
    Then The server was heard a moment ago, or nobody wants to know.
    When Outside: Another tab is looked at
    Then The page is not seen: a silent line is left in peace.
    When Outside: Nothing is heard for 5 s
    Then Nothing changes.
    When Outside: The tab is seen again
    Then The page is seen. The line has been silent: the server is asked to say something.
    When Outside: The token is turned away
    Then The line is gone; how long to wait is drawn, so that not all come back at once.

  @realtime @realtime-2
  Scenario: Path 2
    Given A member opens the site
    Then The page is seen. Connecting with the token and subscribing.
    When Outside: The connection stands, without answers
    Then The server was heard a moment ago, or nobody wants to know.
    When Outside: The tab is seen again
    Then Nothing changes.
    When Outside: The connection stands, and answers
    Then The server was heard a moment ago, or nobody wants to know.
    When Outside: Nothing is heard for 5 s
    Then The line has been silent: the server is asked to say something.
    When Outside: No answer comes within 4 s
    Then The line is gone; how long to wait is drawn, so that not all come back at once.
