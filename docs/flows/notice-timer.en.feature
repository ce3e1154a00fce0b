# language: en
Feature: The time of one notice

  How long one notice is shown.

  @noticeTimer @noticeTimer-1
  Scenario: Path 1
    Given A notice has just appeared
    Then The notice is on the screen.
    When Time: 5 seconds pass
    Then It has been there long enough.
