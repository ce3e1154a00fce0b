# language: en
Feature: The gallery of charts

  All statecharts side by side, and a search over them.

  @gallery @gallery-1
  Scenario: Path 1
    Given The flows are opened
    Then The gallery is being fetched; its place is held.
    When Outside: The network is gone and the request fails
    Then The gallery did not come; the reader may try again. On the screen: "The flows could not be loaded"
    When User: Press "Retry"
    Then The gallery is being fetched; its place is held.
    When Outside: The network is gone and the request fails
    Then The gallery did not come; the reader may try again. On the screen: "The flows could not be loaded"
    When Outside: The network is back
    Then The gallery is being fetched; its place is held.
    When App: The gallery has come
    Then Each card says what the generated paths cover. On the screen: "Search the flows"
    When User: Choose "Covered by: test paths"
    Then Each card says what the generated paths cover.
    When User: Choose "Covered by: tests"
    Then What the tests have covered is being fetched.
    When App: What the tests cover has come
    Then Each card says what the last run of the tests has covered.
    When User: Choose "Covered by: this session"
    Then No session is open yet, and no path was played. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When App: The session covers more
    Then What the session has covered so far is said.
    When App: Counting the session stops
    Then Nobody has counted: no tests have run before this was built. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When User: Choose "Covered by: tests"
    Then What the tests have covered is being fetched.
    When App: Nobody has counted
    Then Nobody has counted: no tests have run before this was built. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When User: Choose "Covered by: tests"
    Then What the tests have covered is being fetched.
    When Outside: The network is gone and the request fails
    Then Nobody has counted: no tests have run before this was built. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When User: Search the gallery for 验证码
    Then Nobody has counted: no tests have run before this was built.
