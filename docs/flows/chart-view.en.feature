# language: en
Feature: One statechart

  One statechart, looked at.

  @chartView @chartView-1
  Scenario: Path 1
    Given The chart is changed to in an open session, and what tests cover is marked
    Then The chart is being fetched; its place is held.
    When Outside: The network is gone and the request fails
    Then The chart did not come; the reader may try again. On the screen: "This chart could not be loaded"
    When User: Press "Retry"
    Then The chart is being fetched; its place is held.
    When Outside: The network is gone and the request fails
    Then The chart did not come; the reader may try again. On the screen: "This chart could not be loaded"
    When Outside: The network is back
    Then The chart is being fetched; its place is held.
    When App: There is no such chart
    Then There is no chart of this name. On the screen: "There is no such chart"

  @chartView @chartView-2
  Scenario: Path 2
    Given The chart is changed to in an open session, whose coverage is marked
    Then The chart is being fetched; its place is held.
    When App: The chart has come
    Then What was chosen, by the address or by hand, is marked. The picture shows what is folded and what is not. No session is open yet, and no path was played. Beside the chart stands what is chosen in it. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When User: Choose "What no test covers"
    Then What was covered is being fetched.
    When User: A state that is folded away is shown on the chart
    Then What is around it is unfolded, and it is chosen.
    When User: Fold or unfold a branch
    Then The picture is being drawn anew; the old one stays until it is there.
    When User: A state that is folded away is shown on the chart
    Then What is around it is unfolded, and it is chosen. The picture shows what is folded and what is not.
    When User: Open the details
    Then Beside the chart stands what is chosen in it.
    When App: What was covered has come
    Then What was not covered is marked, and listed.
    When User: Press an arrow key
    Then The next state or transition is chosen.
    When User: Switch the names of the code
    Then The chart says the names of the code, or its words again.
    When User: Zoom in
    Then The chart grows.
    When User: Press "Fit"
    Then The chart has a fitting size again.
    When User: Search the chart
    Then States and transitions that fit are listed.
    When User: Click a state
    Then What it is stands beside the chart.
    When User: Press "Unfold all"
    Then The picture shows what is folded and what is not.
    When User: Choose "Not covered by this session"
    Then No session is open yet, and no path was played. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When User: Choose "No coverage"
    Then Nothing is marked as covered or not.
    When User: Open the paths
    Then Beside the chart stand its test paths.
    When User: Fold or unfold a branch
    Then The picture is being drawn anew; the old one stays until it is there.
    When User: Fold or unfold a branch
    Then The picture shows what is folded and what is not.
    When User: Fold or unfold a branch
    Then The picture is being drawn anew; the old one stays until it is there.
    When App: The new layout is made
    Then The picture shows what is folded and what is not.
    When User: Fold or unfold the chart itself
    Then The picture is being drawn anew; the old one stays until it is there.
    When User: A branch that is folded away is shown on the chart
    Then What is around it is unfolded, and it is chosen.
    When App: A layout is made that is no longer wanted
    Then Nothing changes.
    When App: The layout program did not come
    Then The picture could not be drawn anew; the whole chart is shown. On the screen: "The chart could not be laid out anew; all of it is shown."
    When User: Choose "What no test covers"
    Then What was covered is being fetched.
    When App: Nobody has counted
    Then Nobody has counted: no tests have run before this was built. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When User: Choose "What no test covers"
    Then What was covered is being fetched.
    When Outside: The network is gone and the request fails
    Then Nobody has counted: no tests have run before this was built. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When User: Choose "Not covered by this session"
    Then No session is open yet, and no path was played. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When App: The session covers more
    Then What the session has not covered is marked, and listed.
    When App: Counting the session stops
    Then Nobody has counted: no tests have run before this was built. On the screen: "Nobody has counted yet: run the tests, or open a session (live, recorded, or by playing a path on the app)."
    When App: The layout program stops
    Then The chart stays as it is.

  @chartView @chartView-3
  Scenario: Path 3
    Given A link names a state that is not there
    Then The chart is being fetched; its place is held.
    When App: The chart has come
    Then The address names a state that this chart does not have; the chart is shown all the same. The picture shows what is folded and what is not. Nothing is marked as covered or not. Beside the chart stands what is chosen in it. On the screen: "“…” in the link is not on this chart; here is all of it."

  @chartView @chartView-4
  Scenario: Path 4
    Given A link to a state is opened
    Then The chart is being fetched; its place is held.
    When App: The chart has come
    Then What was chosen, by the address or by hand, is marked. The picture shows what is folded and what is not. Nothing is marked as covered or not. Beside the chart stands what is chosen in it.

  @chartView @chartView-5
  Scenario: Path 5
    Given A chart is opened
    Then The chart is being fetched; its place is held.

  @chartView @chartView-6
  Scenario: Path 6
    Given The chart is changed to in an open session, and what tests cover is marked
    Then The chart is being fetched; its place is held.
    When App: The chart has come
    Then What was chosen, by the address or by hand, is marked. The picture shows what is folded and what is not. What was covered is being fetched. Beside the chart stands what is chosen in it.
