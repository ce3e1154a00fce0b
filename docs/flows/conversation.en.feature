# language: en
Feature: One conversation

  One conversation with its history and what is typed.

  @conversation @conversation-1
  Scenario: Path 1
    Given A member opens a conversation with a friend
    Then The newest messages are being fetched; their place is held. Older messages come when the log is scrolled to its top. Another conversation is shown, or none. The backend knows what was read. The box is ready. Nothing is said under the box.
    When App: There is something to say
    Then The app sees to it.
    When Outside: The network is gone and the request fails
    Then Nothing could be fetched; the reader may try again. What is said meanwhile is shown. On the screen: "The conversation could not be loaded, please try again later"
    When Outside: The network is back
    Then The newest messages are being fetched; their place is held.
    When Outside: The network is gone and the request fails
    Then Nothing could be fetched; the reader may try again. What is said meanwhile is shown. On the screen: "The conversation could not be loaded, please try again later"
    When User: Press "Retry"
    Then The newest messages are being fetched; their place is held.
    When Outside: The network is gone and the request fails
    Then Nothing could be fetched; the reader may try again. What is said meanwhile is shown. On the screen: "The conversation could not be loaded, please try again later"
    When App: There may be more
    Then The newest messages are being fetched; their place is held.
    When Outside: The network is gone and the request fails
    Then Nothing could be fetched; the reader may try again. What is said meanwhile is shown. On the screen: "The conversation could not be loaded, please try again later"
    When App: The live channel is up
    Then The newest messages are being fetched; their place is held.
    When App: The conversation is chosen
    Then The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The backend knows
    Then The backend knows what was read.
    When Outside: The network is gone and the request fails
    Then Nothing could be fetched; the reader may try again. What is said meanwhile is shown. On the screen: "The conversation could not be loaded, please try again later"
    When App: The conversation is chosen
    Then The newest messages are being fetched; their place is held.
    When Outside: There are no messages yet
    Then The messages are there, as far as is known all of them.
    When App: Another one is chosen
    Then Another conversation is shown, or none.
    When User: Press Enter
    Then What stands in the way is said under the box, for five seconds.
    When User: Type 周二见
    Then Nothing is said under the box.
    When User: Scroll to the top
    Then Nothing changes.
    When App: The conversation is chosen
    Then Nothing has come since it began. The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The network is gone and the request fails
    Then The messages are there, as far as is known all of them.
    When Outside: The network is gone and the request fails
    Then The backend knows what was read.
    When User: Scroll up to older messages
    Then The reader looks at older messages: what arrives is unread.
    When User: Scroll to the newest message
    Then The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The backend knows
    Then The backend knows what was read.
    When Outside: The tab is left
    Then It was left at the newest message.
    When App: Another one is chosen
    Then Another conversation is shown, or none.
    When Outside: The network is back
    Then Nothing has come since it began.
    When Outside: The network is back
    Then Nothing has come since it began. The box is ready.
    When App: The live channel is up
    Then Nothing has come since it began.
    When App: There may be more
    Then Something has come since it began: the history is read once more afterwards.
    When Outside: The network is gone and the request fails
    Then Something was pushed and is shown; in a moment the history is asked whether that was all.
    When Outside: The network is back
    Then Nothing has come since it began.
    When Outside: The network is gone and the request fails
    Then The messages are there, as far as is known all of them.
    When User: Press Enter
    Then Just sent: what is sent in the same moment goes out when 800 ms have passed.
    When User: Press Enter
    Then Just sent: what is sent in the same moment goes out when 800 ms have passed.
    When Time: 0.8 s pass
    Then The box is ready.
    When User: Send a picture
    Then The box is ready.

  @conversation @conversation-2
  Scenario: Path 2
    Given A member opens a conversation with a friend
    Then The newest messages are being fetched; their place is held. Older messages come when the log is scrolled to its top. Another conversation is shown, or none. The backend knows what was read. The box is ready. Nothing is said under the box.
    When Outside: The own message comes back
    Then The newest messages are being fetched; their place is held.
    When Outside: The network is gone and the request fails
    Then Nothing could be fetched; the reader may try again. What is said meanwhile is shown. On the screen: "The conversation could not be loaded, please try again later"
    When Outside: The own message comes back
    Then Nothing could be fetched; the reader may try again. What is said meanwhile is shown.
    When App: The conversation is chosen
    Then The newest messages are being fetched; their place is held. The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The other writes
    Then The newest messages are being fetched; their place is held. The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The newest messages come
    Then The messages are there, as far as is known all of them.
    When Outside: The other writes
    Then Something was pushed and is shown; in a moment the history is asked whether that was all.
    When Outside: The other writes
    Then Something was pushed and is shown; in a moment the history is asked whether that was all. The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Time: 1 s passes
    Then Nothing has come since it began.
    When Outside: The other writes
    Then Something has come since it began: the history is read once more afterwards.
    When Outside: The other writes
    Then Something has come since it began: the history is read once more afterwards. The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The network is gone and the request fails
    Then Something was pushed and is shown; in a moment the history is asked whether that was all.
    When Time: 1 s passes
    Then Nothing has come since it began.
    When Outside: The network is gone and the request fails
    Then The messages are there, as far as is known all of them.
    When Outside: The backend knows
    Then The backend knows what was read.
    When App: Another one is chosen
    Then Another conversation is shown, or none.
    When App: There may be more
    Then Nothing has come since it began.
    When Outside: The network is gone and the request fails
    Then The messages are there, as far as is known all of them.
    When App: The live channel is up
    Then Nothing has come since it began.
    When Outside: The network is gone and the request fails
    Then The messages are there, as far as is known all of them.
    When User: Press Enter
    Then What stands in the way is said under the box, for five seconds.
    When User: Press Enter
    Then The box is ready. What stands in the way is said under the box, for five seconds.
    When User: Close the tip
    Then Nothing is said under the box.
    When User: Press Enter
    Then What stands in the way is said under the box, for five seconds.
    When Time: 5 s pass
    Then Nothing is said under the box.
    When Outside: The other writes
    Then Something was pushed and is shown; in a moment the history is asked whether that was all.
    When App: There may be more
    Then Nothing has come since it began.
    When Outside: The network is gone and the request fails
    Then The messages are there, as far as is known all of them.
    When Outside: The other writes
    Then Something was pushed and is shown; in a moment the history is asked whether that was all.
    When App: The live channel is up
    Then Nothing has come since it began.
    When Outside: The network is gone and the request fails
    Then The messages are there, as far as is known all of them.
    When User: Type 周二见
    Then The box is ready.
    When User: Press Enter
    Then Just sent: what is sent in the same moment goes out when 800 ms have passed.
    When User: Send a picture
    Then Just sent: what is sent in the same moment goes out when 800 ms have passed.
    When User: Type 周二见
    Then Just sent: what is sent in the same moment goes out when 800 ms have passed.
    When User: Press Enter
    Then Just sent: what is sent in the same moment goes out when 800 ms have passed.
    When Time: 0.8 s pass
    Then Just sent: what is sent in the same moment goes out when 800 ms have passed.

  @conversation @conversation-3
  Scenario: Path 3
    Given A member opens a conversation with a friend
    Then The newest messages are being fetched; their place is held. Older messages come when the log is scrolled to its top. Another conversation is shown, or none. The backend knows what was read. The box is ready. Nothing is said under the box.
    When Outside: The newest messages come
    Then The messages are there, as far as is known all of them.
    When User: Scroll to the top
    Then Ten older messages are being fetched.
    When Outside: The network is gone and the request fails
    Then Older messages could not be fetched.
    When User: Scroll to the top
    Then Ten older messages are being fetched.
    When Outside: The network is gone and the request fails
    Then Older messages could not be fetched.
    When User: Press "Retry"
    Then Ten older messages are being fetched.
    When Outside: The oldest messages come
    Then Older messages come when the log is scrolled to its top.
    When App: The conversation is chosen
    Then Nothing has come since it began. The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The network is gone and the request fails
    Then The messages are there, as far as is known all of them.
    When Outside: The backend knows
    Then The backend knows what was read.
    When User: Scroll up to older messages
    Then The reader looks at older messages: what arrives is unread.
    When Outside: The tab is left
    Then It was left at older messages: who comes back is there still.
    When Outside: The tab is seen again
    Then The reader looks at older messages: what arrives is unread.
    When User: Scroll to the newest message
    Then The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The backend knows
    Then The backend knows what was read.
    When Outside: The tab is left
    Then It was left at the newest message.
    When Outside: The tab is seen again
    Then The newest message is in view: what arrives is read at once. The backend is told that it was read.
    When Outside: The other writes
    Then Something was pushed and is shown; in a moment the history is asked whether that was all.
    When Time: 1 s passes
    Then Nothing has come since it began.
    When Outside: The history has one that was not pushed
    Then The messages are there, as far as is known all of them.
    When Outside: The other writes
    Then Something was pushed and is shown; in a moment the history is asked whether that was all.
    When Time: 1 s passes
    Then Nothing has come since it began.
    When Outside: The other writes
    Then Something has come since it began: the history is read once more afterwards.
    When Outside: The history has one that was not pushed
    Then Something was pushed and is shown; in a moment the history is asked whether that was all.

  @conversation @conversation-4
  Scenario: Path 4
    Given A member opens a conversation with a friend
    Then The newest messages are being fetched; their place is held. Older messages come when the log is scrolled to its top. Another conversation is shown, or none. The backend knows what was read. The box is ready. Nothing is said under the box.
    When Outside: The newest messages come
    Then The messages are there, as far as is known all of them.
    When App: The member is muted
    Then The messages are there, as far as is known all of them. Older messages come when the log is scrolled to its top. Another conversation is shown, or none. The backend knows what was read. The box is ready. Nothing is said under the box.
    When User: Send a picture
    Then What stands in the way is said under the box, for five seconds.
    When User: Close the tip
    Then Nothing is said under the box.
    When App: The other is no friend any more
    Then The messages are there, as far as is known all of them. Older messages come when the log is scrolled to its top. Another conversation is shown, or none. The backend knows what was read. The box is ready. Nothing is said under the box.

  @conversation @conversation-5
  Scenario: Path 5
    Given A member opens a conversation with a friend
    Then The newest messages are being fetched; their place is held. Older messages come when the log is scrolled to its top. Another conversation is shown, or none. The backend knows what was read. The box is ready. Nothing is said under the box.
    When Outside: The newest messages come
    Then The messages are there, as far as is known all of them.
    When User: Type 周二见
    Then The box is ready.
    When User: Press Enter
    Then Just sent: what is sent in the same moment goes out when 800 ms have passed.
    When App: The other is no friend any more
    Then The messages are there, as far as is known all of them. Older messages come when the log is scrolled to its top. Another conversation is shown, or none. The backend knows what was read. Just sent: what is sent in the same moment goes out when 800 ms have passed. Nothing is said under the box.
    When User: Send a picture
    Then What stands in the way is said under the box, for five seconds.
    When User: Type 周二见
    Then Nothing is said under the box.
    When User: Press Enter
    Then What stands in the way is said under the box, for five seconds.
