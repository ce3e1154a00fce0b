# language: en
Feature: The app watched live

  The app in another window, watched while it runs.

  @flowLive @flowLive-1
  Scenario: Path 1
    Given A link to a moment is opened
    Then No other window shows the app; it is waited for one. The chosen actor stays in view, whatever others do. On the screen: "Waiting for a window of the app"
    When App: A window says that it is the app
    Then A window has answered; there may be others.
    When App: A window says that it is the app
    Then A window has answered; there may be others. The chosen actor stays in view, whatever others do.
    When App: The window is closed
    Then A window has answered; there may be others. The chosen actor stays in view, whatever others do.
    When Time: 400 ms pass
    Then No other window shows the app; it is waited for one. On the screen: "Waiting for a window of the app"
    When App: The app lets its first entries go
    Then The timeline begins at a later state.
    When App: A recording begins here
    Then The timeline has a mark.
    When Outside: The network is back
    Then A chart that failed is loaded again.
    When User: Choose the window
    Then Nothing changes.
    When User: Switch following on or off
    Then The chart changes to whichever actor has done something last.
    When User: Switch following on or off
    Then The chosen actor stays in view, whatever others do.
    When User: Switch following on or off
    Then The chart changes to whichever actor has done something last.
    When App: Something happens in the app
    Then The timeline grows.
    When App: The program for watching did not come
    Then The two windows cannot be joined; what was seen is still here. On the screen: "The two windows cannot be joined"
    When App: The joining program stops
    Then What was seen is still here.
    When App: A window says that it is the app
    Then The two windows cannot be joined; what was seen is still here. The chart changes to whichever actor has done something last.
    When User: Choose the window
    Then The journal of the chosen window is on its way.
    When App: The window is closed
    Then The window was closed or shows another page; all that was seen is still here. On the screen: "That window was closed, or has left the app"
    When App: Another window says so too
    Then The window was closed or shows another page; all that was seen is still here.
    When App: A window says that it is the app
    Then The journal of the chosen window is on its way.
    When App: The other window is closed
    Then The journal of the chosen window is on its way. The chart changes to whichever actor has done something last.
    When App: The window is back and goes on
    Then What the app does is seen here as it does it. On the screen: "Watching"
    When App: The window is closed
    Then The window was closed or shows another page; all that was seen is still here. On the screen: "That window was closed, or has left the app"
    When App: A window says that it is the app
    Then The journal of the chosen window is on its way.
    When App: Something happens in the app
    Then The timeline grows.
    When Time: 8 s pass
    Then The chosen window does not answer. On the screen: "That window does not answer"
    When User: Choose the window
    Then The journal of the chosen window is on its way.
    When App: The window is back and goes on
    Then What the app does is seen here as it does it. On the screen: "Watching"
    When App: The other window is closed
    Then What the app does is seen here as it does it. The chart changes to whichever actor has done something last.
    When App: Something happens in the app
    Then The timeline grows.
    When App: All that was recorded so far has come
    Then What the app does is seen here as it does it.
    When User: Choose the window
    Then The journal of the chosen window is on its way.
    When App: All that was recorded so far has come
    Then What the app does is seen here as it does it. On the screen: "Watching"
    When User: Choose the window
    Then The journal of the chosen window is on its way.
    When Time: 8 s pass
    Then The chosen window does not answer. On the screen: "That window does not answer"
    When App: All that was recorded so far has come
    Then What the app does is seen here as it does it. On the screen: "Watching"

  @flowLive @flowLive-2
  Scenario: Path 2
    Given The live page is opened
    Then No other window shows the app; it is waited for one. The chosen actor stays in view, whatever others do. On the screen: "Waiting for a window of the app"
    When App: A window says that it is the app
    Then A window has answered; there may be others.
    When Time: 400 ms pass
    Then The journal of the chosen window is on its way.

  @flowLive @flowLive-3
  Scenario: Path 3
    Given The live page is opened
    Then No other window shows the app; it is waited for one. The chosen actor stays in view, whatever others do. On the screen: "Waiting for a window of the app"
    When App: A window says that it is the app
    Then A window has answered; there may be others.
    When App: Another window says so too
    Then A window has answered; there may be others. The chosen actor stays in view, whatever others do.
    When Time: 400 ms pass
    Then Several windows show the app; one of them is to be chosen. On the screen: "… windows show the app"
