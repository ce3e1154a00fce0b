# language: en
Feature: Own history and tags

  What a member tells of himself, with the form that adds to it.

  @ownList @ownList-1
  Scenario: Path 1
    Given The industry tags on "Edit profile"
    Then The list is being loaded; its place is held.
    When Outside: The network is gone and the request fails
    Then The list could not be loaded; the member may try again.
    When User: Press "Retry"
    Then The list is being loaded; its place is held.
    When Outside: The network is gone and the request fails
    Then The list could not be loaded; the member may try again.
    When Outside: The network is back
    Then What failed is loaded again. The list is being loaded; its place is held.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then The industry tags are being chosen, those that are chosen already among them. On the screen: "Industry tags"
    When App: The tags are saved
    Then What was added is saved; the list stays while it is loaded anew.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then The industry tags are being chosen, those that are chosen already among them. On the screen: "Industry tags"
    When Outside: The network is back
    Then What failed is loaded again.
    When App: Close the industry tags
    Then The member looks at the list.
    When User: Press "Add"
    Then The industry tags are being chosen, those that are chosen already among them. On the screen: "Industry tags"
    When App: The tags are saved
    Then What was added is saved; the list stays while it is loaded anew.
    When Outside: The network is gone and the request fails
    Then It was saved, but the list could not be loaded anew: it says so and can be tried again.
    When User: Press "Retry"
    Then What was added is saved; the list stays while it is loaded anew.
    When Outside: The network is gone and the request fails
    Then It was saved, but the list could not be loaded anew: it says so and can be tried again.
    When Outside: The network is back
    Then What failed is loaded again. What was added is saved; the list stays while it is loaded anew.

  @ownList @ownList-2
  Scenario: Path 2
    Given The education on "Edit profile"
    Then The list is being loaded; its place is held.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then Another entry of the education history is being written. On the screen: "Education history"
    When App: The entry is saved
    Then What was added is saved; the list stays while it is loaded anew.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then Another entry of the education history is being written. On the screen: "Education history"
    When Outside: The network is back
    Then What failed is loaded again.
    When App: Close the education history
    Then The member looks at the list.

  @ownList @ownList-3
  Scenario: Path 3
    Given The work history on "Edit profile"
    Then The list is being loaded; its place is held.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then Another entry of the work history is being written. On the screen: "Work history"
    When App: The entry is saved
    Then What was added is saved; the list stays while it is loaded anew.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then Another entry of the work history is being written. On the screen: "Work history"
    When App: Type into the form
    Then What was typed is kept as a draft.
    When App: The form is sent well
    Then The draft is dropped.
    When App: The form has something to say
    Then A notice is over the page.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: Close the work history
    Then The member looks at the list.

  @ownList @ownList-4
  Scenario: Path 4
    Given The work history on "Edit profile"
    Then The list is being loaded; its place is held.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then Another entry of the work history is being written. On the screen: "Work history"
    When App: The work history stops by a defect
    Then The member looks at the list.

  @ownList @ownList-5
  Scenario: Path 5
    Given The education on "Edit profile"
    Then The list is being loaded; its place is held.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then Another entry of the education history is being written. On the screen: "Education history"
    When App: The education history stops by a defect
    Then The member looks at the list.

  @ownList @ownList-6
  Scenario: Path 6
    Given The industry tags on "Edit profile"
    Then The list is being loaded; its place is held.
    When Outside: The backend gives the list
    Then The member looks at the list.
    When User: Press "Add"
    Then The industry tags are being chosen, those that are chosen already among them. On the screen: "Industry tags"
    When App: The industry tags stop by a defect
    Then The member looks at the list.
