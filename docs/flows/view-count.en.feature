# language: en
Feature: Counting a view

  Counts one view of a page.

  @viewCount @viewCount-1
  Scenario: Path 1
    Given A page whose views are counted is opened
    Then The backend is being told.
    When Outside: The network is gone and the request fails
    Then It could not be told; the network may bring another chance.
    When Outside: The network is back
    Then The backend is being told.
    When Outside: The backend notes the view
    Then The view is counted; coming back to the page is no other one.
