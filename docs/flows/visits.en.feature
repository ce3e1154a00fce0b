# language: en
Feature: Visit limit

  Counts visits of those who are not registered.

  @visits @visits-1
  Scenario: Path 1
    Given The site has just been opened
    Then Who reads is not known yet; what is opened waits to be counted.
    When User: Open the page of a company
    Then The page is shown as ever.
    When App: The reader is a registered member
    Then A registered member browses in full; nothing is counted.
    When User: Open the page of a company
    Then The page is shown as ever.
    When App: The reader is a registered member
    Then Nothing changes.
    When App: The reader is not registered
    Then Everything opened is counted. The visitor may look at more.
    When App: The reader is not registered
    Then Nothing changes.
    When App: The reader is a registered member
    Then A registered member browses in full; nothing is counted.
    When App: A third company is seen in another tab
    Then A registered member browses in full; nothing is counted.
    When App: The reader is not registered
    Then Everything opened is counted. The limit is reached: he is asked to log in. On the screen: "Log in to see more"
    When App: "Log in to see more" is closed in another tab
    Then The visitor may look at more.
    When App: A third company is seen in another tab
    Then The limit is reached: he is asked to log in. On the screen: "Log in to see more"
    When User: Open the page of a company
    Then The page is shown as ever. A visit is being counted.
    When Outside: The time is read
    Then Everything opened is counted.
    When User: Close "Log in to see more"
    Then The visitor may look at more.

  @visits @visits-2
  Scenario: Path 2
    Given The site has just been opened
    Then Who reads is not known yet; what is opened waits to be counted.
    When App: The reader is not registered
    Then Everything opened is counted. The visitor may look at more.

  @visits @visits-3
  Scenario: Path 3
    Given The site has just been opened
    Then Who reads is not known yet; what is opened waits to be counted.
    When Outside: The browser remembers two companies seen
    Then The page stays as it is.

  @visits @visits-4
  Scenario: Path 4
    Given The site has just been opened
    Then Who reads is not known yet; what is opened waits to be counted.
    When Outside: The record of the visits stops by a defect
    Then The page stays as it is.
    When User: Open the page of a company
    Then The page is shown as ever.
    When App: The reader is not registered
    Then A visit is being counted. The visitor may look at more.
    When Outside: The time cannot be read
    Then Everything opened is counted.
