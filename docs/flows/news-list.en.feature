# language: en
Feature: A list of news

  A list of news: by tag, theme, company or source, or the most read.

  @newsList @newsList-1
  Scenario: Path 1
    Given A list of news is opened
    Then It is looked up what the list is about.
    When Outside: The network is gone and the request fails
    Then It could not be looked up; the reader may try again.
    When User: Press "Retry"
    Then It is looked up what the list is about.
    When Outside: The network is gone and the request fails
    Then It could not be looked up; the reader may try again.
    When Outside: The network is back
    Then What failed is loaded again. It is looked up what the list is about.
    When Outside: There is no such list
    Then No list has this address: the page says so as any unknown address does.

  @newsList @newsList-2
  Scenario: Path 2
    Given A list of news is opened
    Then It is looked up what the list is about.
    When Outside: The list is found
    Then Heading and neighbours are on the page, and the list below them.
    When Outside: The network is back
    Then What failed is loaded again.
    When User: Come back to the list
    Then The list is shown at once and renewed quietly.
