# language: en
Feature: Two sessions compared

  Two recorded sessions, compared entry by entry.

  @flowCompare @flowCompare-1
  Scenario: Path 1
    Given The page that compares sessions is opened
    Then Both recordings stand at the same entry. On the screen: "Sessions compared"
    When Outside: The network is back
    Then A chart that failed is loaded again.
    When User: Choose the login dialog, which is in other states
    Then The data that differ are listed.
    When User: Drag to the second entry
    Then Both sides show that moment.

  @flowCompare @flowCompare-2
  Scenario: Path 2
    Given Press "Compare" in a session
    Then Both recordings stand at the same entry. On the screen: "Sessions compared"
