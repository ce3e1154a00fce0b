# language: en
Feature: The log of visits

  Logs which pages are opened and how long they are seen.

  @visitLog @visitLog-1
  Scenario: Path 1
    Given The site has just been opened
    Then No page has been opened yet.
    When User: Open an article
    Then The page stays as it is; the log is told quietly. A page is opened: the access log is told, and its time begins.
    When User: Open an article
    Then The page stays as it is; the log is told quietly.
    When Outside: The time cannot be read
    Then No page has been opened yet.
    When User: Open an article
    Then The page stays as it is; the log is told quietly. A page is opened: the access log is told, and its time begins.
    When App: The time has begun
    Then The page is being seen.
    When User: Open an article
    Then The page stays as it is; the log is told quietly. The time of the page is told; the next page waits for no answer.
    When User: Open an article
    Then The page stays as it is; the log is told quietly.
    When App: The time has ended
    Then A page is opened: the access log is told, and its time begins.
    When App: The time has begun
    Then The page is being seen.
    When User: Go to another tab
    Then The page stays as it is; the log is told quietly. The page is hidden: its time is told at once, for it may never be seen again.
    When User: Come back to this tab
    Then The page stays as it is; the log is told quietly. The page is seen again: a new time begins.
    When User: Open an article
    Then The page stays as it is; the log is told quietly. A page is opened: the access log is told, and its time begins.
    When App: The time has begun
    Then The page is being seen.
    When User: Open an article
    Then The page stays as it is; the log is told quietly. The time of the page is told; the next page waits for no answer.
    When Outside: The time cannot be read
    Then A page is opened: the access log is told, and its time begins.
    When App: The time has begun
    Then The page is being seen.
    When User: Go to another tab
    Then The page stays as it is; the log is told quietly. The page is hidden: its time is told at once, for it may never be seen again.
    When User: Open an article
    Then The page stays as it is; the log is told quietly. A page is opened: the access log is told, and its time begins.
    When App: The time has begun
    Then The page is being seen.
    When User: Go to another tab
    Then The page stays as it is; the log is told quietly. The page is hidden: its time is told at once, for it may never be seen again.
    When Outside: The time cannot be read
    Then The page is hidden: its time is told at once, for it may never be seen again.
    When User: Come back to this tab
    Then The page stays as it is; the log is told quietly. The page is seen again: a new time begins.
    When App: The time has begun
    Then The page is being seen.
    When User: Go to another tab
    Then The page stays as it is; the log is told quietly. The page is hidden: its time is told at once, for it may never be seen again.
    When User: Come back to this tab
    Then The page stays as it is; the log is told quietly. The page is seen again: a new time begins.
    When Outside: The time cannot be read
    Then No page has been opened yet.
