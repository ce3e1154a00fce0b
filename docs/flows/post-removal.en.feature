# language: en
Feature: Deleting an own post

  A member deletes one of his own posts.

  @postRemoval @postRemoval-1
  Scenario: Path 1
    Given A member opens his own post
    Then Nothing is being deleted.
    When User: Press "Delete"
    Then Is it really to be deleted? On the screen: "Delete this post?"
    When User: Confirm it
    Then The backend is told.
    When Outside: The network is gone and the request fails
    Then A notice says why; the post is still there. Nothing is being deleted.
    When User: Press "Delete"
    Then Is it really to be deleted? On the screen: "Delete this post?"
    When User: Press "Cancel"
    Then Nothing is being deleted.
    When User: Press "Delete"
    Then Is it really to be deleted? On the screen: "Delete this post?"
    When User: Confirm it
    Then The backend is told.
    When Outside: The backend has deleted it
    Then A notice says so, and the list of the latest opens. It is deleted; the reader is led on.
