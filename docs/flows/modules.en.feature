# language: en
Feature: Blocks beside the pages

  The blocks beside the pages: footer, flashes, hot news, promotions.

  @modules @modules-1
  Scenario: Path 1
    Given The site has just been opened
    Then The blocks beside the pages: footer, flashes, hot news, promotions.
    When Outside: The network is back
    Then Blocks that failed are loaded again.
    When App: The reader turns out to be a member
    Then The blocks beside the pages: footer, flashes, hot news, promotions.
    When User: Open a page that shows the hot news
    Then The hot news are loading or stand beside the page.
