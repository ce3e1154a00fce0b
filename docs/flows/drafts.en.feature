# language: en
Feature: Drafts

  Keeps what is typed and not yet sent, over reloads and in all tabs.

  @drafts @drafts-1
  Scenario: Path 1
    Given The site has just been opened
    Then The stored drafts are being read; what is typed meanwhile wins. The browser keeps drafts.
    When App: The member logs out
    Then The stored drafts are being read; what is typed meanwhile wins.
    When Outside: The browser refuses to store
    Then It is asked again in a moment.
    When Time: 5 s pass
    Then Will it store now?
    When Outside: The browser refuses to store
    Then It is asked again in a moment.
    When Time: 5 s pass
    Then Will it store now?
    When Time: It is not refused
    Then The browser keeps drafts.
    When Outside: The stored drafts cannot be understood and are set aside
    Then Everything typed is stored.
    When App: The member logs out
    Then The time is read that decides between tabs.
    When Outside: The time is read
    Then Everything typed is stored.
    When App: The member logs out
    Then The time is read that decides between tabs.
    When Outside: The time cannot be read
    Then Everything typed is stored.
    When App: The form is sent well
    Then The time is read that decides between tabs.
    When Outside: The record of the drafts stops by a defect
    Then The stored drafts are being read; what is typed meanwhile wins. Nothing can be stored in this page any more.
    When Outside: The stored drafts cannot be understood and are set aside
    Then Something was typed; more keys may follow in a moment.
    When Time: 250 ms pass
    Then The time is read that decides between tabs.

  @drafts @drafts-2
  Scenario: Path 2
    Given The site has just been opened
    Then The stored drafts are being read; what is typed meanwhile wins. The browser keeps drafts.
    When App: Another tab stores an older draft
    Then The stored drafts are being read; what is typed meanwhile wins.
    When Outside: Stored drafts are read
    Then Everything typed is stored.
    When App: Another tab stores an older draft
    Then Something was typed; more keys may follow in a moment.
    When Outside: Go to another tab, or load the page anew
    Then The time is read that decides between tabs.
    When App: Type 李然 into a form
    Then The time is read that decides between tabs. The browser keeps drafts.
    When Outside: The time is read
    Then Everything typed is stored.
    When App: Another tab stores a later draft
    Then Everything typed is stored.

  @drafts @drafts-3
  Scenario: Path 3
    Given The site has just been opened
    Then The stored drafts are being read; what is typed meanwhile wins. The browser keeps drafts.
    When App: The form is sent well
    Then The stored drafts are being read; what is typed meanwhile wins.
