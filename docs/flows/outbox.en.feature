# language: en
Feature: The outbox

  Messages that are written and not yet known to have arrived.

  @outbox @outbox-1
  Scenario: Path 1
    Given A member opens the site
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: The live channel is up
    Then The live channel is there.
    When Outside: The browser refuses to store
    Then It is asked again in a moment.
    When Time: 5 s pass
    Then Will it store now?
    When Outside: The browser refuses to store
    Then It is asked again in a moment.
    When Time: 5 s pass
    Then Will it store now?
    When Time: It is not refused
    Then What is written outlives the page.
    When App: The live channel is down
    Then The live channel is not there: messages wait.
    When App: Another tab has one more
    Then Another tab sends for this member.
    When App: Press "Send again"
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: The echo is seen
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: A message goes out
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: The history has it
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: The other is no friend any more
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: Nothing is heard of it
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: The next one may go
    Then Nothing changes.
    When App: Another tab stores an older copy
    Then Another tab sends for this member.
    When App: The conversation is deleted
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: A message is sent off
    Then The time is read that becomes the key of the message.
    When Outside: The time cannot be read
    Then Every message has its time.
    When App: This tab may send now
    Then This tab sends.
    When App: Another tab stores an older copy
    Then This tab sends.
    When App: The live channel is up
    Then The live channel is there.
    When App: The next one may go
    Then Every message has its time. The live channel is there. What is written outlives the page. This tab sends.
    When App: The member logs out
    Then Every message has its time. The live channel is there. What is written outlives the page. This tab sends.
    When Outside: A stored message is read
    Then Every message has its time. The live channel is there. What is written outlives the page. This tab sends.
    When App: Discard the message
    Then Every message has its time. The live channel is there. What is written outlives the page. This tab sends.
    When App: A message is sent off
    Then The time is read that becomes the key of the message.
    When Outside: The time is given
    Then Every message has its time.
    When App: Discard the message
    Then Every message has its time. The live channel is there. What is written outlives the page. This tab sends.
    When Outside: The queue of tabs stops by a defect
    Then This tab sends.
    When Outside: The record stops by a defect
    Then The live channel is not there: messages wait. Nothing can be stored in this page any more. Another tab sends for this member.

  @outbox @outbox-2
  Scenario: Path 2
    Given A member opens the site
    Then Every message has its time. The live channel is not there: messages wait. What is written outlives the page. Another tab sends for this member.
    When App: This tab may send now
    Then This tab sends.
    When App: Another tab has one more
    Then This tab sends.
