# language: en
Feature: Education history

  A new member writes down the education, one entry after the other.

  @educationHistory @educationHistory-1
  Scenario: Path 1
    Given "Education history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Education history"
    When Outside: The time is read
    Then Dates are judged by this month.
    When User: Press "Finished"
    Then All errors are shown at once
    When User: Press "Add another"
    Then All errors are shown at once
    When User: Type the school 江南大学
    Then What was typed is shown and kept as a draft.
    When User: Leave the start
    Then What is wrong is told.
    When User: Press "Skip"
    Then The step is being skipped: an empty list is sent. It was sent a moment ago; a second click is ignored.
    When Outside: The network is gone and the request fails
    Then An entry is being written; what is typed is kept as a draft. On the screen: "server error"
    When User: Press "Finished"
    Then Nothing changes.
    When User: Press "Add another"
    Then Nothing changes.
    When User: Press "Skip"
    Then Nothing changes.
    When Outside: The network is back
    Then It no longer says that the network is gone; what was typed is there.
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Skip"
    Then The step is being skipped: an empty list is sent. It was sent a moment ago; a second click is ignored.
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Skip"
    Then Nothing changes.
    When Outside: The backend takes the empty list
    Then Nothing more is said about education; the industry tags come next.

  @educationHistory @educationHistory-2
  Scenario: Path 2
    Given "Education history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Education history"
    When Outside: The time is read
    Then Dates are judged by this month.
    When User: Type the start 2020-03
    Then What was typed is shown and kept as a draft.
    When User: Press "Finished"
    Then The entry is being saved; then it goes on. It was sent a moment ago; a second click is ignored.
    When Outside: The network is gone and the request fails
    Then An entry is being written; what is typed is kept as a draft. On the screen: "update failed, please retry"
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Add another"
    Then The entry is being saved; then another can be written. It was sent a moment ago; a second click is ignored.
    When Outside: The network is gone and the request fails
    Then An entry is being written; what is typed is kept as a draft. On the screen: "update failed, please retry"
    When User: Press "Close"
    Then The dialog was closed.

  @educationHistory @educationHistory-3
  Scenario: Path 3
    Given "Education history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Education history"
    When Outside: The time is read
    Then Dates are judged by this month.
    When User: Type the start 2020-03
    Then What was typed is shown and kept as a draft.
    When User: Press "Finished"
    Then The entry is being saved; then it goes on. It was sent a moment ago; a second click is ignored.
    When Outside: The backend saves the entry
    Then The entry is saved; the industry tags come next. On the screen: "education history saved successfully"

  @educationHistory @educationHistory-4
  Scenario: Path 4
    Given "Education history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Education history"
    When Outside: The time is read
    Then Dates are judged by this month.
    When User: Type the start 2020-03
    Then What was typed is shown and kept as a draft.
    When User: Press "Add another"
    Then The entry is being saved; then another can be written. It was sent a moment ago; a second click is ignored.
    When Outside: The backend saves the entry
    Then An entry is being written; what is typed is kept as a draft.

  @educationHistory @educationHistory-5
  Scenario: Path 5
    Given "Education history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Education history"
    When Outside: The time cannot be read
    Then Dates are judged by this month.
