# language: en
Feature: Work history

  A new member writes down the work history, one entry after the other.

  @workHistory @workHistory-1
  Scenario: Path 1
    Given "Work history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Work history"
    When Outside: The time is read
    Then Dates are judged by this month.
    When User: Press "Finished"
    Then All errors are shown at once
    When User: Press "Add another"
    Then All errors are shown at once
    When User: Press "Skip"
    Then Nothing changes.
    When Outside: The network is back
    Then Regions that could not be loaded are loaded again.
    When User: Type the position 采购经理
    Then What was typed is shown and kept as a draft.
    When User: Leave the start
    Then What is wrong is told.
    When User: Type the company 食业科技
    Then What was typed is shown and kept as a draft.
    When User: Choose 食业科技 from the suggestions
    Then What was typed is shown and kept as a draft.
    When User: Choose the location 浙江省/杭州市/西湖区
    Then What was typed is shown and kept as a draft.
    When User: Press "Close"
    Then The dialog was closed.

  @workHistory @workHistory-2
  Scenario: Path 2
    Given "Work history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Work history"
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
    When User: Press "Finished"
    Then Nothing changes.
    When User: Press "Add another"
    Then Nothing changes.
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Finished"
    Then The entry is being saved; then it goes on. It was sent a moment ago; a second click is ignored.
    When Outside: The backend saves the entry
    Then The entry is saved; the education history comes next. On the screen: "work history saved successfully"

  @workHistory @workHistory-3
  Scenario: Path 3
    Given "Work history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Work history"
    When Outside: The time is read
    Then Dates are judged by this month.
    When User: Type the start 2020-03
    Then What was typed is shown and kept as a draft.
    When User: Press "Add another"
    Then The entry is being saved; then another can be written. It was sent a moment ago; a second click is ignored.
    When Outside: The backend saves the entry
    Then An entry is being written; what is typed is kept as a draft.
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Skip"
    Then The step is being skipped: an empty list is sent. It was sent a moment ago; a second click is ignored.
    When Outside: The network is gone and the request fails
    Then An entry is being written; what is typed is kept as a draft. On the screen: "server error"
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Skip"
    Then The step is being skipped: an empty list is sent. It was sent a moment ago; a second click is ignored.
    When Outside: The backend takes the empty list
    Then Nothing more is said about work; the education history comes next.

  @workHistory @workHistory-4
  Scenario: Path 4
    Given "Work history" is open; the draft lacks the start only
    Then An entry is being written; what is typed is kept as a draft. The form may be sent. It is being found out which month it is. On the screen: "Work history"
    When Outside: The time cannot be read
    Then Dates are judged by this month.
    When App: The list of regions stops by a defect
    Then The form can be filled in all the same.
    When App: The company suggestions stop by a defect
    Then The form can be filled in all the same.
