# language: en
Feature: The record of a visit

  One visit is counted once.

  @viewRecord @viewRecord-1
  Scenario: Path 1
    Given An article is opened
    Then The backend is being told.
    When Outside: The backend has counted it
    Then The visit is counted; where no answer came it may be, and is not told again.

  @viewRecord @viewRecord-2
  Scenario: Path 2
    Given An article is opened
    Then The backend is being told.
    When Outside: The network is gone and the request fails
    Then The visit is counted; where no answer came it may be, and is not told again.
