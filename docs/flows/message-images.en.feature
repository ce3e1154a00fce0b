# language: en
Feature: Pictures of a conversation

  Pictures that become messages of one conversation.

  @messageImages @messageImages-1
  Scenario: Path 1
    Given A conversation is opened
    Then Pictures that become messages of one conversation.
    When App: The picture has arrived
    Then The picture becomes a message.
    When App: No picture that can be sent
    Then The conversation sees to it.
    When App: It did not arrive
    Then The conversation sees to it.
    When App: It was cancelled
    Then The conversation sees to it.
    When Outside: The network is back
    Then The conversation sees to it.
    When User: Choose a picture
    Then The picture is on its way.
