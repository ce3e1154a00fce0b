# language: en
Feature: Following a test path

  The test paths of a chart, to be followed on its picture.

  @pathPlayer @pathPlayer-1
  Scenario: Path 1
    Given The paths of a chart are opened
    Then The paths are being fetched.
    When Outside: The network is gone and the request fails
    Then The paths did not come; the reader may try again. On the screen: "The test paths could not be loaded"
    When User: Press "Retry"
    Then The paths are being fetched.
    When App: This chart has no paths
    Then No paths were written for this chart.

  @pathPlayer @pathPlayer-2
  Scenario: Path 2
    Given The paths of a chart are opened
    Then The paths are being fetched.
    When App: The paths have come
    Then All paths are listed.
    When User: Choose path 1
    Then The reader goes from step to step.
    When User: Go back to the list
    Then All paths are listed.
    When App: A path is chosen that is not there
    Then Nothing changes.
    When User: Choose path 1
    Then The reader goes from step to step.
    When User: The next step
    Then The reader goes from step to step.
    When User: The step before
    Then The reader goes from step to step.
    When User: The step before
    Then Nothing changes.
    When User: Press "Play on the app"
    Then The path is played on the app in another window.
    When User: Click the last step
    Then The reader goes from step to step.
    When User: Press "Play"
    Then One step after another is lit.
    When User: Press "Pause"
    Then The reader goes from step to step.
    When User: Press "Play"
    Then One step after another is lit.
    When Time: A moment passes
    Then One step after another is lit.
    When User: The next step
    Then The reader goes from step to step.
    When User: The next step
    Then Nothing changes.
    When User: Press "Play on the app"
    Then The path is played on the app in another window.
    When User: Press "Stop playing"
    Then The reader goes from step to step.
    When User: Press "Play on the app"
    Then The path is played on the app in another window.
    When App: The run stops
    Then The reader goes from step to step.
    When User: The step before
    Then The reader goes from step to step.
    When User: Press "Play"
    Then One step after another is lit.
    When Time: A moment passes
    Then One step after another is lit.
    When Time: A moment passes
    Then The reader goes from step to step.
