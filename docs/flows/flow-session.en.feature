# language: en
Feature: A recorded session

  A recorded session, looked at: any moment of it, and every actor at that moment.

  @flowSession @flowSession-1
  Scenario: Path 1
    Given The page for recorded sessions is opened
    Then No file is being read. No session is open yet. On the screen: "No session is open yet"
    When User: Show the details
    Then A phone shows this part.
    When User: Show what is on the screen
    Then What is on the screen stands beside the chart.
    When User: Ask why "Skip" is missing
    Then It says which flow has it, and why not now.
    When User: Choose or drop a file
    Then A file is being read; what was shown before is still there. On the screen: "The file is being read"
    When User: Choose an open session
    Then A file is being read; what was shown before is still there.
    When App: The file cannot be opened
    Then The session that was open stays as it was. The file cannot be opened, and it says why; what was shown before is still there. On the screen: "The file cannot be opened"
    When User: Close the message
    Then No file is being read.
    When User: Choose or drop a file
    Then A file is being read; what was shown before is still there. On the screen: "The file is being read"
    When App: The file could not be read
    Then The session that was open stays as it was. The file or the charts could not be read; what was shown before is still there. On the screen: "The file could not be read"
    When User: Close the message
    Then No file is being read.
    When App: The file has been read
    Then The app can be made to go on from this moment in a new tab. The newest moment is shown, also when more is recorded. The chart of the chosen actor, with its state lit.
    When User: Drag to the first entry
    Then Everything shows that moment. One moment is shown, whatever comes after it.
    When App: The file that has been read is marked: from here
    Then No file is being read. The app can be made to go on from this moment in a new tab. One moment is shown, whatever comes after it. The chart of the chosen actor, with its state lit.
    When User: Write a note to this moment
    Then The note stays with this moment.
    When User: Name the session
    Then The session has a name.
    When App: A recording begins at the newest moment
    Then The timeline has a mark.
    When User: Press "From here"
    Then The time has a mark, or no longer has it.
    When User: Close the message
    Then The app can be made to go on from this moment in a new tab.
    When User: Press "Continue from here"
    Then The recording up to this moment is left for the new tab.
    When User: Drag to the end
    Then Everything shows that moment. The newest moment is shown, also when more is recorded.
    When User: Press "To the end"
    Then Everything shows that moment.
    When App: One more entry has been recorded
    Then The timeline grows.
    When App: The first entry is let go
    Then The timeline begins at a later state.
    When Outside: The network is back
    Then A chart that failed is loaded again.
    When User: What the session does not cover is to be marked
    Then What is not covered is marked on the chart.
    When App: A new tab can go on
    Then The app goes on in a new tab, or by a link where the browser opened none. On the screen: "The app goes on from this moment in a new tab."
    When User: Press "Continue from here"
    Then The recording up to this moment is left for the new tab.
    When App: It could not be left for a new tab
    Then The recording could not be left for a new tab, and it says why. On the screen: "It could not be left for a new tab"
    When User: Press "Continue from here"
    Then The recording up to this moment is left for the new tab.
    When App: The file that has been read is marked: from here
    Then The app can be made to go on from this moment in a new tab. One moment is shown, whatever comes after it.
    When App: One more entry has been recorded
    Then The timeline grows.
    When User: Choose the login dialog
    Then Its chart is shown.
    When User: Choose the login dialog
    Then Its chart is shown.
    When User: Choose an actor without a chart
    Then The chosen actor is no chart: it only does something, and answers. On the screen: "This flow has no chart: it only does something, and answers."
    When App: The reading program stops
    Then The session that was open stays as it was.

  @flowSession @flowSession-2
  Scenario: Path 2
    Given A page of the app hands its journal to the page for recorded sessions
    Then A file is being read; what was shown before is still there. No session is open yet. On the screen: "The file is being read", "No session is open yet"

  @flowSession @flowSession-3
  Scenario: Path 3
    Given An open session is brought to the page that compares
    Then A file is being read; what was shown before is still there. No session is open yet. On the screen: "The file is being read", "No session is open yet"
