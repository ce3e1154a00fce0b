# language: en
Feature: Reporting a post

  A member asks the house to look at a post.

  @postReport @postReport-1
  Scenario: Path 1
    Given A post of another member is opened
    Then Nothing is being reported.
    When App: The reader turns out to be a member
    Then Nothing is being reported.
    When App: The member logs out
    Then Nothing is being reported.
    When User: Press "Report"
    Then Only members may report; the reader is asked in, and goes on once he is.
    When App: The member logs out
    Then Only members may report; the reader is asked in, and goes on once he is.
    When App: The reader turns out to be a member
    Then Why should the house look at it? What was written before is still there. On the screen: "Report this post"
    When User: Choose "Fraud"
    Then Why should the house look at it? What was written before is still there.
    When User: Press "Send the report"
    Then The backend is told.
    When Outside: The backend has noted it
    Then A notice says so. It has been reported; the button says so.
    When App: The member logs out
    Then Nothing is being reported.
    When App: The reader turns out to be a member
    Then Nothing is being reported.
    When User: Press "Report"
    Then Why should the house look at it? What was written before is still there. On the screen: "Report this post"
    When User: Say more in a few words
    Then Why should the house look at it? What was written before is still there.
    When User: Press "Send the report"
    Then Why should the house look at it? What was written before is still there.
    When User: Press "Cancel"
    Then Nothing is being reported.
    When User: Press "Report"
    Then Why should the house look at it? What was written before is still there. On the screen: "Report this post"
    When Outside: The network is back
    Then Nothing changes.
    When App: The member logs out
    Then Nothing is being reported.
    When User: Press "Report"
    Then Only members may report; the reader is asked in, and goes on once he is.
    When App: The login dialog has been closed
    Then Nothing is being reported.
    When App: The reader turns out to be a member
    Then Nothing is being reported.
    When User: Press "Report"
    Then Why should the house look at it? What was written before is still there. On the screen: "Report this post"
    When User: Choose "Fraud"
    Then Why should the house look at it? What was written before is still there.
    When User: Press "Send the report"
    Then The backend is told.
    When Outside: The network is gone and the request fails
    Then The dialog says why; what was written is there. Why should the house look at it? What was written before is still there. On the screen: "Report this post"
    When Outside: The network is back
    Then Why should the house look at it? What was written before is still there.
