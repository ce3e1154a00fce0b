# language: en
Feature: A list of posts

  A list of posts by type and theme, and the hot ones beside it.

  @postList @postList-1
  Scenario: Path 1
    Given The list of supply is opened
    Then What the address names is looked up in the tags.
    When Outside: The network is gone and the request fails
    Then The tags could not be looked up; the reader may try again.
    When User: Press "Retry"
    Then What the address names is looked up in the tags.
    When Outside: The network is gone and the request fails
    Then The tags could not be looked up; the reader may try again.
    When Outside: The network is back
    Then What the address names is looked up in the tags.
    When Outside: The network is gone and the request fails
    Then The tags could not be looked up; the reader may try again.
    When User: Come back to the page
    Then What the address names is looked up in the tags.
    When Outside: There is no such tag
    Then No tag has this code: there is no such page.

  @postList @postList-2
  Scenario: Path 2
    Given The list of supply is opened
    Then What the address names is looked up in the tags.
    When Outside: The tag of the address exists
    Then The posts of the feed, with the hot ones beside them.
    When Outside: The network is back
    Then The posts of the feed, with the hot ones beside them.
    When User: Come back to the page
    Then The posts of the feed, with the hot ones beside them.
    When App: The reader turns out to be a member
    Then The posts of the feed, with the hot ones beside them.
