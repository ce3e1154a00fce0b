# language: en
Feature: Search box

  The search box: saved searches, hot words, and where a search leads.

  @searchBox @searchBox-1
  Scenario: Path 1
    Given The site has just been opened
    Then The saved searches are being read. Nobody has looked at the box yet.
    When User: Type "燕麦"
    Then The words that fit remain.
    When User: Search for "燕麦奶"
    Then The results for "燕麦奶" are shown.
    When User: Search with nothing but spaces
    Then Nothing changes.
    When User: Remove the saved search "燕麦奶"
    Then The word is no longer listed.
    When User: Remove the saved search "燕麦奶"
    Then Nothing changes.
    When User: Clear the saved searches
    Then Nothing changes.
    When App: Two words are searched for in another tab
    Then Both are listed here too.
    When User: Clear the saved searches
    Then No saved search is left.
    When User: Enter the search box on the news site
    Then Saved searches and hot words are shown. What others search for is being loaded.
    When User: Enter the search box on the news site
    Then Nothing changes.
    When User: Enter the search box on the events site
    Then Saved searches and the hot words of events are shown.
    When Outside: The backend gives the hot words
    Then What others search for is known.
    When User: Enter the search box on the news site
    Then Saved searches and hot words are shown. What others search for is being loaded.
    When Outside: The network is gone and the request fails
    Then Nobody has looked at the box yet.
    When User: Enter the search box on the news site
    Then Saved searches and hot words are shown. What others search for is being loaded.
    When Outside: The backend gives the hot words
    Then What others search for is known.
    When User: Enter the search box on the news site
    Then Nothing changes.
    When Outside: The browser remembers one word
    Then Searches are saved on this device.
    When Outside: The browser refuses to store
    Then The browser keeps nothing; searches are remembered until the page closes. Nobody has looked at the box yet.
    When Outside: The record of the searches stops by a defect
    Then The browser keeps nothing; searches are remembered until the page closes. Nobody has looked at the box yet.
