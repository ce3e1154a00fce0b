# language: en
Feature: Registration wizard

  A new member registers: profile, work history, education history, industry tags.

  @wizard @wizard-1
  Scenario: Path 1
    Given Last time it stopped at the industry tags
    Then Step 5: the industry tags. On the screen: "Industry tags"
    When App: Type a tag that cannot be used
    Then A notice is over the page. On the screen: "This tag cannot be used"
    When App: The last step was sent to the backend
    Then The app knows that the registration is about to end.
    When App: The last step could not be sent
    Then The app knows that the registration goes on. On the screen: "server error"
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The industry tags are finished
    Then The registration is finished. On the screen: "industry tags saved successfully"

  @wizard @wizard-2
  Scenario: Path 2
    Given Last time it stopped at the education history
    Then Step 4: the education history. On the screen: "Education history"
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The education history is skipped
    Then Step 5: the industry tags. On the screen: "Industry tags"

  @wizard @wizard-3
  Scenario: Path 3
    Given The profile is filled in, the steps after it begin
    Then Step 3: the work history. On the screen: "Work history"
    When App: Type into a step
    Then What was typed is kept as a draft.
    When Outside: The network is back
    Then What failed is loaded again.
    When App: Close the work history without an entry
    Then A dialog that has to be filled in was closed: the member is logged out.

  @wizard @wizard-4
  Scenario: Path 4
    Given A new member logs in, the profile is not filled in
    Then Step 2: the profile. On the screen: "Complete your profile"
    When Outside: The network is back
    Then What failed is loaded again.
    When App: The profile is saved
    Then Step 3: the work history. On the screen: "personal information updated successfully", "Work history"
    When App: The work history is finished
    Then Step 4: the education history. On the screen: "work history saved successfully", "Education history"
    When App: Close the education history
    Then The registration is finished.

  @wizard @wizard-5
  Scenario: Path 5
    Given A new member logs in, the profile is not filled in
    Then Step 2: the profile. On the screen: "Complete your profile"
    When App: Close the profile dialog
    Then A dialog that has to be filled in was closed: the member is logged out.

  @wizard @wizard-6
  Scenario: Path 6
    Given The profile is filled in, the steps after it begin
    Then Step 3: the work history. On the screen: "Work history"
    When App: Close the work history after one entry
    Then The registration is finished.

  @wizard @wizard-7
  Scenario: Path 7
    Given A new member logs in, the profile is not filled in
    Then Step 2: the profile. On the screen: "Complete your profile"
    When App: The profile dialog stops by a defect
    Then A dialog that has to be filled in was closed: the member is logged out.

  @wizard @wizard-8
  Scenario: Path 8
    Given The profile is filled in, the steps after it begin
    Then Step 3: the work history. On the screen: "Work history"
    When App: A step is sent well
    Then The draft of the step is dropped.
    When App: The work history stops by a defect
    Then The registration is finished.

  @wizard @wizard-9
  Scenario: Path 9
    Given Last time it stopped at the education history
    Then Step 4: the education history. On the screen: "Education history"
    When App: The education history stops by a defect
    Then The registration is finished.

  @wizard @wizard-10
  Scenario: Path 10
    Given Last time it stopped at the industry tags
    Then Step 5: the industry tags. On the screen: "Industry tags"
    When App: The industry tags stop by a defect
    Then The registration is finished.
