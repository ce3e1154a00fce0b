# language: en
Feature: The backstage panel

  The backstage panel: every situation of the simulated app can be staged from it.

  @backstage @backstage-1
  Scenario: Path 1
    Given F2 or the handle is pressed for the first time
    Then Codes that were sent, and WeChat on the phone. All of the panel is there. No form is refused. Nothing is being done.
    When User: Choose "Storage"
    Then What the browser keeps, read every second; journals, and the way back to the beginning.
    When User: Choose "Phone"
    Then Codes that were sent, and WeChat on the phone.
    When App: The backstage is seen for the first time
    Then What is shown is renewed.
    When User: Type into the filter
    Then Only what fits is listed.
    When User: Choose "People"
    Then Who can be signed in.
    When User: Choose "Scenarios"
    Then Named worlds.
    When User: Choose "Network"
    Then Faults, holds and latency of the calls.
    When User: Fill in a fault and press "Add"
    Then It is being done. A deed is under way.
    When App: It is done
    Then It says for a while that it is done.
    When Time: Five seconds pass
    Then Nothing is being done.
    When User: Type "many" as times and press "Add"
    Then The form says what is wrong. A field of the fault cannot be.
    When User: Type a latency of 9 to 1 and press "Apply"
    Then The form says what is wrong. The latency is no range.
    When User: Leave the seconds empty
    Then The form says what is wrong. The time is no number of seconds.
    When User: Push what is no JSON
    Then The form says what is wrong. What is to be pushed is no JSON.
    When User: Choose another kind of fault
    Then The form has the fields of that kind.
    When User: Type a latency of 100 to 900 and press "Apply"
    Then It is being done. No form is refused. A deed is under way.
    When App: It is done
    Then It says for a while that it is done.
    When Time: Five seconds pass
    Then Nothing is being done.
    When User: Choose "Live channel"
    Then The live channel.
    When User: Choose "Clock"
    Then The shared clock, read every second.
    When User: Choose "Events"
    Then What has happened in the backend.
    When User: Choose "Tables"
    Then The rows are being read.
    When User: Next page
    Then Nothing changes.
    When App: The rows are read
    Then The rows are shown.
    When User: Choose "Phone"
    Then Codes that were sent, and WeChat on the phone.
    When User: Press "Fold"
    Then On a phone only its bar is left.
    When User: Choose "Phone"
    Then All of the panel is there.
    When User: Choose "Network"
    Then Faults, holds and latency of the calls.
    When User: Take the server down for 10 seconds
    Then It is being done. A deed is under way.
    When App: It is done
    Then It says for a while that it is done.
    When Time: Five seconds pass
    Then Nothing is being done.
    When User: Push JSON
    Then It is being done. A deed is under way.
    When App: It is done
    Then It says for a while that it is done.
    When Time: Five seconds pass
    Then Nothing is being done.
    When User: Say hello as Wang Fang
    Then It is being done. A deed is under way.
    When App: It is done
    Then It says for a while that it is done.
    When Time: Five seconds pass
    Then Nothing is being done.
    When User: Send without any words
    Then Nothing changes.

  @backstage @backstage-2
  Scenario: Path 2
    Given F2 or the handle is pressed for the first time
    Then Codes that were sent, and WeChat on the phone. All of the panel is there. No form is refused. Nothing is being done.
    When User: Press F2
    Then The panel is closed; nothing is watched.
    When User: Press F2
    Then Codes that were sent, and WeChat on the phone. All of the panel is there. No form is refused. Nothing is being done.
    When User: Press "Close"
    Then The panel is closed; nothing is watched.
    When User: Press F2
    Then Codes that were sent, and WeChat on the phone. All of the panel is there. No form is refused. Nothing is being done.
    When Outside: The backstage can no longer be watched
    Then The panel is closed; nothing is watched.
    When User: Press F2
    Then Codes that were sent, and WeChat on the phone. All of the panel is there. No form is refused. Nothing is being done.
    When User: Choose "Clock"
    Then The shared clock, read every second.
    When App: The time is read
    Then What is shown is renewed.
    When Time: A second passes
    Then The shared clock, read every second.
    When Outside: The time cannot be read
    Then The shared clock, read every second.
    When User: Choose "Tables"
    Then The rows are being read.
    When Outside: The rows cannot be read
    Then The rows are shown.
    When User: Choose "Storage"
    Then What the browser keeps, read every second; journals, and the way back to the beginning.
    When App: What is stored is read
    Then What is shown is renewed.
    When Time: A second passes
    Then What the browser keeps, read every second; journals, and the way back to the beginning.
    When Outside: What is stored cannot be read
    Then What the browser keeps, read every second; journals, and the way back to the beginning.
    When User: Choose "Phone"
    Then Codes that were sent, and WeChat on the phone.
    When User: Press "Fold"
    Then On a phone only its bar is left.
    When User: Press "Unfold"
    Then All of the panel is there.
    When User: Press one of the buttons
    Then A deed is under way.
    When App: It could not be done
    Then It says why it could not be done.
    When Outside: The backstage can no longer be watched
    Then The panel is closed; nothing is watched.
    When User: Press F2
    Then Codes that were sent, and WeChat on the phone. All of the panel is there. No form is refused. Nothing is being done.
    When User: Choose "Tables"
    Then The rows are being read.
    When App: Something has changed backstage
    Then What is shown is renewed.
    When User: Next page
    Then The rows are being read.
    When User: Choose the table members
    Then The rows are being read.
