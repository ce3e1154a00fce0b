# language: en
Feature: People

  People of the trade: all, of a tag, the popular ones, those of interest, those who came to look.

  @people @people-1
  Scenario: Path 1
    Given The visitors are opened
    Then Those who looked at the reader’s page.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When App: The reader comes back to this page
    Then The list is as it was, and looked at again.
    When App: The reader turns out to be a member
    Then Those who looked at the reader’s page.

  @people @people-2
  Scenario: Path 2
    Given The people of interest are opened
    Then Those the reader may want to know.

  @people @people-3
  Scenario: Path 3
    Given The popular people are opened
    Then Those whom most follow.

  @people @people-4
  Scenario: Path 4
    Given All people are opened
    Then All people or those of a tag, as far as the filter leaves them.
    When User: Type 味 into the company
    Then All people or those of a tag, as far as the filter leaves them.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When App: The reader comes back to this page
    Then The list is as it was, and looked at again.
    When App: The reader turns out to be a member
    Then All people or those of a tag, as far as the filter leaves them.
    When User: Filter by the company category dairy
    Then The list holds people of such companies only.
    When User: Clear the filter
    Then The list is whole again.
    When User: Choose a company
    Then All people or those of a tag, as far as the filter leaves them.
    When User: Empty the company
    Then All people or those of a tag, as far as the filter leaves them.
