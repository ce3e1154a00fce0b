# language: en
Feature: Private messages

  The conversations of the member.

  @conversations @conversations-1
  Scenario: Path 1
    Given A member opens the site
    Then The conversations are being fetched; pushes wait. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: A system message is signalled
    Then The conversations are being fetched; pushes wait. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: The network is back
    Then The conversations are being fetched; pushes wait. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: The tab is left
    Then The conversations are being fetched; pushes wait. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: The tab is seen again
    Then The conversations are being fetched; pushes wait. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: The live channel is up
    Then The conversations are being fetched; pushes wait.
    When Outside: The network is gone and the request fails
    Then The conversations could not be fetched; now and then the backend is asked. On the screen: "Conversations could not be loaded, please try again later"
    When Outside: A system message is signalled
    Then The conversations could not be fetched; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: The network is back
    Then The conversations are being fetched; pushes wait.
    When Outside: The network is gone and the request fails
    Then The conversations could not be fetched; now and then the backend is asked. On the screen: "Conversations could not be loaded, please try again later"
    When Outside: The tab is seen again
    Then The conversations are being fetched; pushes wait.
    When Outside: The network is gone and the request fails
    Then The conversations could not be fetched; now and then the backend is asked. On the screen: "Conversations could not be loaded, please try again later"
    When User: Press "Retry"
    Then The conversations are being fetched; pushes wait.
    When Outside: The network is gone and the request fails
    Then The conversations could not be fetched; now and then the backend is asked. On the screen: "Conversations could not be loaded, please try again later"
    When App: The live channel is up
    Then The conversations are being fetched; pushes wait.
    When Outside: The network is gone and the request fails
    Then The conversations could not be fetched; now and then the backend is asked. On the screen: "Conversations could not be loaded, please try again later"
    When Time: A minute passes
    Then The conversations are being fetched; pushes wait.
    When User: Press "Messages"
    Then The dialog is open. The dialog was opened a moment ago: further wishes within a second are the same one.
    When Time: 1 s passes
    Then A wish to open the dialog is heard.
    When Outside: The network is gone and the request fails
    Then The conversations could not be fetched; now and then the backend is asked. On the screen: "Conversations could not be loaded, please try again later"
    When User: Press "Messages"
    Then The conversations are being fetched; pushes wait. The dialog was opened a moment ago: further wishes within a second are the same one.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When User: Close the dialog
    Then The dialog is shut.
    When User: Press "Messages"
    Then Nothing that it may lack has come since it began.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When Time: 1 s passes
    Then A wish to open the dialog is heard.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When App: Another page is opened
    Then The dialog is shut. Nobody is to be written to for the first time.
    When App: A guest logs in
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: A message of an unknown conversation is pushed
    Then Nothing that it may lack has come since it began.
    When Outside: A system message is signalled
    Then Nothing that it may lack has come since it began. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: The tab is seen again
    Then Nothing that it may lack has come since it began.
    When App: The list may be old
    Then Something that it may lack has come since it began: it is read once more afterwards.
    When App: The list may be old
    Then Something that it may lack has come since it began: it is read once more afterwards.
    When App: The live channel is up
    Then Nothing that it may lack has come since it began.
    When App: Something unreadable is pushed
    Then Something that it may lack has come since it began: it is read once more afterwards.
    When App: Something unreadable is pushed
    Then Something that it may lack has come since it began: it is read once more afterwards.
    When Outside: The network is gone and the request fails
    Then As far as is known nothing is missing; now and then the backend is asked.
    When User: Open the templates
    Then Templates are kept.
    When App: The templates stop by a defect
    Then Templates are kept.

  @conversations @conversations-2
  Scenario: Path 2
    Given A member opens the site
    Then The conversations are being fetched; pushes wait. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When User: Choose a conversation
    Then The conversations are being fetched; pushes wait.
    When Outside: The network is gone and the request fails
    Then The conversations could not be fetched; now and then the backend is asked. On the screen: "Conversations could not be loaded, please try again later"
    When User: Choose a conversation
    Then The conversations are being fetched; pushes wait.
    When Outside: A message is pushed
    Then The conversations are being fetched; pushes wait.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When User: Open one that is not in the list
    Then Nothing that it may lack has come since it began.
    When App: The list may be old
    Then Something that it may lack has come since it began: it is read once more afterwards.
    When Outside: The conversations come
    Then Nothing that it may lack has come since it began.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When App: The member logs out
    Then It is said of pictures on their way that they were not sent.
    When App: A message goes out
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: What was sent is not heard of
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: The live channel is down
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: A message is written
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: The history shows own messages
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: The message is stored
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: A message can never arrive
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When User: Press "Send again"
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When User: Discard an unsent message
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: The member logs out
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: It was read
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: Something is typed
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: It has been sent
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: There is something to say
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When User: Press "Send"
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When User: Choose the other list
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When User: Write to a friend
    Then The dialog is open. The conversation with that member is being opened.
    When Outside: The conversation is there
    Then Nobody is to be written to for the first time.
    When User: Press "Delete"
    Then Is the conversation really to be deleted?
    When User: Confirm
    Then The conversation is being deleted.
    When Outside: It is deleted
    Then Nothing is to be deleted.
    When App: Another page is opened
    Then The dialog is shut.
    When App: A message can never arrive
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted. On the screen: "Conversations could not be loaded, please try again later!"
    When User: Press "Send"
    Then As far as is known nothing is missing; now and then the backend is asked. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When App: Something unreadable is pushed
    Then Nothing that it may lack has come since it began.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When Time: A minute passes
    Then What was pushed is compared with the list of the backend.

  @conversations @conversations-3
  Scenario: Path 3
    Given A member opens the site
    Then The conversations are being fetched; pushes wait. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: The network is gone and the request fails
    Then The conversations could not be fetched; now and then the backend is asked. On the screen: "Conversations could not be loaded, please try again later"
    When Outside: A message is pushed
    Then The conversations are being fetched; pushes wait.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When Outside: The network is gone and the request fails
    Then It could not be opened: it is asked for again by the reader, with the next line, or in a minute. On the screen: "The conversation could not be loaded, please try again later"
    When User: Go back to the list
    Then Nobody is to be written to for the first time.
    When User: Press "Delete"
    Then Is the conversation really to be deleted?
    When User: Cancel
    Then Nothing is to be deleted.
    When App: Another page is opened
    Then The dialog is shut.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When User: Close the dialog
    Then Nobody is to be written to for the first time.
    When App: Another page is opened
    Then The dialog is shut.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When Outside: The conversation is there
    Then Nobody is to be written to for the first time.
    When App: Another page is opened
    Then The dialog is shut.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When Outside: The backend refuses
    Then Nobody is to be written to for the first time.
    When App: Another page is opened
    Then The dialog is shut.
    When Time: A minute passes
    Then What was pushed is compared with the list of the backend.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When Time: A minute passes
    Then What was pushed is compared with the list of the backend.
    When Outside: The conversations come, with a message that was not pushed
    Then The list has what was not pushed: its push is late, or the line is dead, and is made anew.
    When Outside: A message is pushed
    Then As far as is known nothing is missing; now and then the backend is asked.
    When Time: A minute passes
    Then What was pushed is compared with the list of the backend.
    When Outside: The network is gone and the request fails
    Then As far as is known nothing is missing; now and then the backend is asked.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When Outside: The network is gone and the request fails
    Then It could not be opened: it is asked for again by the reader, with the next line, or in a minute. On the screen: "The conversation could not be loaded, please try again later"
    When App: Another page is opened
    Then The dialog is shut. Nobody is to be written to for the first time.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When Outside: The network is gone and the request fails
    Then It could not be opened: it is asked for again by the reader, with the next line, or in a minute. On the screen: "The conversation could not be loaded, please try again later"
    When App: The live channel is up
    Then Nothing that it may lack has come since it began. The conversation with that member is being opened.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When Outside: The network is gone and the request fails
    Then It could not be opened: it is asked for again by the reader, with the next line, or in a minute. On the screen: "The conversation could not be loaded, please try again later"
    When User: Choose a conversation
    Then Nobody is to be written to for the first time.
    When User: Press "Delete"
    Then Is the conversation really to be deleted?
    When User: Confirm
    Then The conversation is being deleted.
    When Outside: It is deleted
    Then Nothing is to be deleted.

  @conversations @conversations-4
  Scenario: Path 4
    Given A member opens the site
    Then The conversations are being fetched; pushes wait. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When Outside: The network is gone and the request fails
    Then It could not be opened: it is asked for again by the reader, with the next line, or in a minute. On the screen: "The conversation could not be loaded, please try again later"
    When User: Press "Retry"
    Then The conversation with that member is being opened.
    When Outside: The network is gone and the request fails
    Then It could not be opened: it is asked for again by the reader, with the next line, or in a minute. On the screen: "The conversation could not be loaded, please try again later"
    When User: Close the dialog
    Then Nobody is to be written to for the first time.
    When User: Press "Delete"
    Then Is the conversation really to be deleted?
    When User: Confirm
    Then The conversation is being deleted.
    When Outside: The network is gone and the request fails
    Then Nothing is to be deleted.
    When App: Another page is opened
    Then The dialog is shut.
    When Time: A minute passes
    Then What was pushed is compared with the list of the backend.
    When Outside: The conversations come, with a message that was not pushed
    Then The list has what was not pushed: its push is late, or the line is dead, and is made anew.
    When Outside: A system message is signalled
    Then The list has what was not pushed: its push is late, or the line is dead, and is made anew. The dialog is shut. A wish to open the dialog is heard. Nobody is to be written to for the first time. Nothing is to be deleted. Templates come when they are first wanted.
    When Time: 4 s pass
    Then As far as is known nothing is missing; now and then the backend is asked.
    When App: The address that writes to a member is opened
    Then The page of the messages is shown; the dialog is not needed. The conversation with that member is being opened.
    When Outside: The network is gone and the request fails
    Then It could not be opened: it is asked for again by the reader, with the next line, or in a minute. On the screen: "The conversation could not be loaded, please try again later"
    When App: The live channel is up
    Then Nothing that it may lack has come since it began. The conversation with that member is being opened.
    When Outside: The network is gone and the request fails
    Then It could not be opened: it is asked for again by the reader, with the next line, or in a minute. On the screen: "The conversation could not be loaded, please try again later"
    When Outside: The conversations come
    Then As far as is known nothing is missing; now and then the backend is asked.
    When Time: A minute passes
    Then The conversation with that member is being opened.
