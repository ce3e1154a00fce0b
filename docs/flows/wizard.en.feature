# language: en
Feature: Registration wizard

  A new member registers: profile, work history, education history, industry tags.

  @wizard @wizard-1
  Scenario: Path 1
    Given Last time it stopped at the industry tags
    Then Step 5: the industry tags.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The industry tags are finished
    Then The registration is finished.

  @wizard @wizard-2
  Scenario: Path 2
    Given Last time it stopped at the education history
    Then Step 4: the education history.
    When App: The education history is skipped
    Then Step 5: the industry tags.
    When App: The industry tags stop by a defect
    Then The registration is finished.

  @wizard @wizard-3
  Scenario: Path 3
    Given The profile is filled in, the steps after it begin
    Then Step 3: the work history.
    When App: Type into a step
    Then What was typed is kept as a draft.
    When App: A step is sent well
    Then The draft of the step is dropped.
    When App: A step has something to say
    Then A notice is over the page.
    When App: The last step was sent to the backend
    Then The app knows that the registration is about to end.
    When App: The last step could not be sent
    Then The app knows that the registration goes on.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: Close the work history without an entry
    Then A dialog that has to be filled in was closed: the member is logged out.

  @wizard @wizard-4
  Scenario: Path 4
    Given A new member logs in, the profile is not filled in
    Then Step 2: the profile.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The profile is saved
    Then Step 3: the work history.
    When App: The work history is finished
    Then Step 4: the education history.
    When App: Close the education history
    Then The registration is finished.

  @wizard @wizard-5
  Scenario: Path 5
    Given A new member logs in, the profile is not filled in
    Then Step 2: the profile.
    When App: Close the profile dialog
    Then A dialog that has to be filled in was closed: the member is logged out.

  @wizard @wizard-6
  Scenario: Path 6
    Given A new member logs in, the profile is not filled in
    Then Step 2: the profile.
    When App: The profile dialog stops by a defect
    Then A dialog that has to be filled in was closed: the member is logged out.

  @wizard @wizard-7
  Scenario: Path 7
    Given The profile is filled in, the steps after it begin
    Then Step 3: the work history.
    When App: Close the work history after one entry
    Then The registration is finished.

  @wizard @wizard-8
  Scenario: Path 8
    Given The profile is filled in, the steps after it begin
    Then Step 3: the work history.
    When App: The work history stops by a defect
    Then The registration is finished.

  @wizard @wizard-9
  Scenario: Path 9
    Given Last time it stopped at the education history
    Then Step 4: the education history.
    When App: The education history stops by a defect
    Then The registration is finished.
