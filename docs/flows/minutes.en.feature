# language: en
Feature: How long ago

  Lets what says how long ago something was stay true on a page that is left open.

  @minutes @minutes-1
  Scenario: Path 1
    Given The site has just been opened
    Then The page is seen; once a minute the words are worked out anew.
    When User: Go to another tab
    Then Nobody looks: nothing is worked out until the page is seen again, and then at once.
    When User: Come back to this tab
    Then How many minutes ago is shown as of now. The page is seen; once a minute the words are worked out anew.
    When Time: A minute passes
    Then How many minutes ago is shown as of now.
