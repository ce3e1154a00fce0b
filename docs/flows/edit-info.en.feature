# language: en
Feature: The page "Edit profile"

  A member looks at what he has told of himself, and changes it.

  @editInfo @editInfo-1
  Scenario: Path 1
    Given A member opens "Edit profile"
    Then Every section loads and keeps its own part.
    When Outside: The network is back
    Then Parts that failed are loaded again.
    When App: Type on the page
    Then What was typed is kept as a draft.
    When App: What was typed is saved
    Then The draft is dropped.
    When App: A part of the page has something to say
    Then A notice is over the page.
    When App: The profile is saved
    Then The bar shows the new name.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When App: A guest logs in
    Then For another reader it is loaded anew.
