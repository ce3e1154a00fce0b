# language: en
Feature: Language and theme

  Keeps the language and the theme that the reader chose.

  @preferences @preferences-1
  Scenario: Path 1
    Given The site is opened in a Chinese browser
    Then The stored choice is being read; the browser decides meanwhile.
    When App: Choose Chinese and dark in another tab
    Then Chinese and dark here too.
    When User: Press "English"
    Then The interface is in English.
    When User: Press "Dark mode"
    Then The interface is dark.
    When Outside: The stored choice is read: English, light
    Then Choices are stored on this device.
    When Outside: The browser refuses to store
    Then The browser keeps nothing; choices last until the page closes.
    When Outside: The browser refuses to store
    Then The browser keeps nothing; choices last until the page closes.
    When Outside: The record of the choice stops by a defect
    Then The browser keeps nothing; choices last until the page closes.
