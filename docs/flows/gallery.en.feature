# language: en
Feature: The gallery of charts

  All statecharts side by side, and a search over them.

  @gallery @gallery-1
  Scenario: Path 1
    Given The flows are opened
    Then The gallery is being fetched; its place is held.
    When Outside: The network is gone and the request fails
    Then The gallery did not come; the reader may try again. On the screen: "The flows could not be loaded"
    When User: Press "Try again"
    Then The gallery is being fetched; its place is held.
    When Outside: The network is gone and the request fails
    Then The gallery did not come; the reader may try again. On the screen: "The flows could not be loaded"
    When Outside: The network is back
    Then The gallery is being fetched; its place is held.
    When App: The gallery has come
    Then The charts that fit what is looked for, room by room. On the screen: "Search the flows"
    When User: Search the gallery for 验证码
    Then The charts that fit what is looked for, room by room.
