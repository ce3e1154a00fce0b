# language: en
Feature: Recording the running app

  A span of the running app that is being recorded.

  @flowRecording @flowRecording-1
  Scenario: Path 1
    Given The live page is opened
    Then Nothing is being recorded.
    When User: Press "Record from here"
    Then What the app does from here on belongs to the recording. On the screen: "Recording: … entries so far"
    When User: Press "Stop recording"
    Then The recording can be named and saved. On the screen: "… entries are recorded. Give them a name and notes, and save them."
    When User: Press "Record from here"
    Then What the app does from here on belongs to the recording. On the screen: "Recording: … entries so far"
    When App: Another window is watched instead
    Then The watched session was replaced by another one, and the recording ended with it. On the screen: "The recording was interrupted: another session is shown now, and what was recorded was not saved."
    When User: Press "Record from here"
    Then What the app does from here on belongs to the recording. On the screen: "Recording: … entries so far"
    When User: Press "Stop recording"
    Then The recording can be named and saved. On the screen: "… entries are recorded. Give them a name and notes, and save them."
    When User: Close the recording
    Then Nothing is being recorded.
    When User: Press "Record from here"
    Then What the app does from here on belongs to the recording. On the screen: "Recording: … entries so far"
    When User: Press "Stop recording"
    Then The recording can be named and saved. On the screen: "… entries are recorded. Give them a name and notes, and save them."
    When App: Another window is watched instead
    Then Nothing is being recorded.
    When User: Press "Record from here"
    Then What the app does from here on belongs to the recording. On the screen: "Recording: … entries so far"
    When App: Another window is watched instead
    Then The watched session was replaced by another one, and the recording ended with it. On the screen: "The recording was interrupted: another session is shown now, and what was recorded was not saved."
    When User: Close the recording
    Then Nothing is being recorded.
