# language: en
Feature: Comments

  The comments on one thing: reading, writing, answering, deleting.

  @comments @comments-1
  Scenario: Path 1
    Given An article is opened
    Then Something may be written. Nothing is being deleted. The backend knows of all that was deleted.
    When App: The reader turns out to be a member
    Then Something may be written.
    When Outside: The network is back
    Then What failed is loaded again.
    When User: Come back to the page
    Then The comments are there at once and renewed quietly.
    When User: Write a few words
    Then Something may be written.
    When User: Press "Comment"
    Then What was written stands there already and is on its way.
    When User: Write a few words
    Then What was written stands there already and is on its way.
    When User: Press "Reply" at a comment
    Then What was written stands there already and is on its way.
    When User: Do not reply after all
    Then What was written stands there already and is on its way.
    When App: What was written last time is still there
    Then Nothing changes.
    When App: The member logs out
    Then Something may be written.
    When User: Open the replies
    Then Something may be written. Nothing is being deleted. The backend knows of all that was deleted.
    When User: Close the replies
    Then Something may be written. Nothing is being deleted. The backend knows of all that was deleted.
    When App: What was written last time is still there
    Then Something may be written.
    When User: Press "Comment"
    Then Only members may comment; the reader is asked in, and it is sent once he is.
    When App: The member logs out
    Then Only members may comment; the reader is asked in, and it is sent once he is.
    When App: The reader turns out to be a member
    Then What was written stands there already and is on its way.
    When Outside: The comment is published
    Then The app sees to it. Something may be written.
    When User: Press "Reply" at a comment
    Then Something may be written.
    When User: Do not reply after all
    Then Something may be written.
    When User: Press "Delete" at a comment of one’s own
    Then Is it really to be deleted? On the screen: "Delete this comment?"
    When User: Confirm
    Then Nothing is being deleted. It has gone from the page, and the backend is told; others that are deleted meanwhile wait.
    When App: The reader turns out to be a member
    Then Something may be written.
    When App: The member logs out
    Then The backend knows of all that was deleted.
    When User: Press "Comment"
    Then Something may be written.
    When User: Write a few words
    Then Something may be written.
    When App: The reader is a muted member
    Then Something may be written.
    When User: Press "Comment"
    Then Something may be written.
    When App: The reader turns out to be a member
    Then Something may be written.
    When User: Press "Comment"
    Then What was written stands there already and is on its way.
    When Outside: The network is gone and the request fails
    Then It could not be sent; the text is kept and may be sent again.
    When Outside: The network is back
    Then What failed is loaded again. Something may be written.
    When User: Press "Comment"
    Then What was written stands there already and is on its way.
    When Outside: The network is gone and the request fails
    Then It could not be sent; the text is kept and may be sent again.
    When User: Press "Comment"
    Then What was written stands there already and is on its way.
    When Outside: The backend does not take the comment
    Then It could not be sent; the text is kept and may be sent again.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The reader is a muted member
    Then It could not be sent; the text is kept and may be sent again.
    When User: Press "Comment"
    Then Only members may comment; the reader is asked in, and it is sent once he is.

  @comments @comments-2
  Scenario: Path 2
    Given An article is opened
    Then Something may be written. Nothing is being deleted. The backend knows of all that was deleted.
    When User: Write a few words
    Then Something may be written.
    When User: Press "Comment"
    Then Only members may comment; the reader is asked in, and it is sent once he is.
    When App: The login dialog has been closed
    Then Something may be written.
    When App: The reader turns out to be a member
    Then Something may be written.
    When User: Press "Comment"
    Then What was written stands there already and is on its way.
    When Outside: The comment is published
    Then The app sees to it. Something may be written.
    When User: Press "Delete" at a comment of one’s own
    Then Is it really to be deleted? On the screen: "Delete this comment?"
    When App: The reader turns out to be a member
    Then Something may be written.
    When App: The member logs out
    Then Nothing is being deleted.
    When User: Write a few words
    Then Something may be written.
    When App: The reader turns out to be a member
    Then Something may be written.
    When User: Press "Comment"
    Then What was written stands there already and is on its way.
    When Outside: The comment is published
    Then The app sees to it. Something may be written.
    When User: Press "Delete" at a comment of one’s own
    Then Is it really to be deleted? On the screen: "Delete this comment?"
    When User: Do not delete it
    Then Nothing is being deleted.
    When User: Press "Delete" at a comment of one’s own
    Then Is it really to be deleted? On the screen: "Delete this comment?"
    When User: Confirm
    Then Nothing is being deleted. It has gone from the page, and the backend is told; others that are deleted meanwhile wait.
    When Outside: The backend has deleted it
    Then The backend knows of all that was deleted.
    When App: The member logs out
    Then Something may be written.
    When User: Write a few words
    Then Something may be written.
    When App: The reader turns out to be a member
    Then Something may be written.
    When User: Press "Comment"
    Then What was written stands there already and is on its way.
    When Outside: The comment is published
    Then The app sees to it. Something may be written.
    When User: Press "Delete" at a comment of one’s own
    Then Is it really to be deleted? On the screen: "Delete this comment?"
    When User: Confirm
    Then Nothing is being deleted. It has gone from the page, and the backend is told; others that are deleted meanwhile wait.
    When Outside: The network is gone and the request fails
    Then The comment is back in its place, and a notice says why. The backend knows of all that was deleted.
