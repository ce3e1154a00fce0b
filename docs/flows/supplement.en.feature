# language: en
Feature: Complete your profile

  A new member completes the profile.

  @supplement @supplement-1
  Scenario: Path 1
    Given A new member opens "Complete your profile"; the draft holds all but name and email
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member fills in the form; what is typed is kept as a draft. The form may be sent. On the screen: "Complete your profile"
    When User: Press "Next"
    Then Nothing changes.
    When Outside: The network is gone and the request fails
    Then The profile could not be loaded; the form can be filled in all the same. On the screen: "Your details could not be loaded; you can still fill in the form"
    When Outside: The network is back
    Then What failed is loaded again, and no longer told. What is known of the member is being loaded.
    When Outside: The network is gone and the request fails
    Then The regions could not be loaded; the rest of the form can be filled in.
    When User: Leave the name field
    Then Emoji are gone; what is wrong is told.
    When Outside: The network is back
    Then What failed is loaded again, and no longer told. The regions to choose from are being loaded.
    When Outside: The network is gone and the request fails
    Then The profile could not be loaded; the form can be filled in all the same. On the screen: "Your details could not be loaded; you can still fill in the form"
    When User: Press "Next"
    Then All errors are shown at once
    When User: Press "Retry"
    Then What is known of the member is being loaded.
    When Outside: The network is gone and the request fails
    Then The regions could not be loaded; the rest of the form can be filled in.
    When User: Press "Retry"
    Then The regions to choose from are being loaded.
    When User: Type the email liran@shiye.cn
    Then What was typed is shown and kept as a draft.
    When User: Type the name 李然
    Then What was typed is shown and kept as a draft.
    When Outside: The network is gone and the request fails
    Then The profile could not be loaded; the form can be filled in all the same. On the screen: "Your details could not be loaded; you can still fill in the form"
    When User: Press "Next"
    Then The profile is being saved. It was sent a moment ago; a second click is ignored.
    When Outside: The network is gone and the request fails
    Then The member fills in the form; what is typed is kept as a draft. On the screen: "update failed, please retry"
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Next"
    Then The profile is being saved. It was sent a moment ago; a second click is ignored.
    When Outside: The backend says the email is taken
    Then The member fills in the form; what is typed is kept as a draft. On the screen: "This email is already in use, please use another one"
    When Outside: The backend gives the regions
    Then A location can be chosen.
    When User: Press "Close"
    Then The dialog was closed; the draft stays.

  @supplement @supplement-2
  Scenario: Path 2
    Given A new member opens "Complete your profile"; the draft holds all but name and email
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member fills in the form; what is typed is kept as a draft. The form may be sent. On the screen: "Complete your profile"
    When Outside: The backend gives what it knows
    Then The form shows what is known; typed text wins.
    When Outside: The backend gives the regions
    Then A location can be chosen.
    When User: Choose the gender "Female"
    Then What was typed is shown and kept as a draft.
    When User: Type the company 食业
    Then What was typed is shown and kept as a draft.
    When User: Choose 食业科技 from the suggestions
    Then What was typed is shown and kept as a draft.
    When User: Type the position 采购经理
    Then What was typed is shown and kept as a draft.
    When User: Choose the location 浙江省/杭州市/西湖区
    Then What was typed is shown and kept as a draft.
    When User: Type the name 李然
    Then What was typed is shown and kept as a draft.
    When User: Press "Next"
    Then The profile is being saved. It was sent a moment ago; a second click is ignored.
    When Outside: The backend saves the profile
    Then The profile is complete. On the screen: "personal information updated successfully"

  @supplement @supplement-3
  Scenario: Path 3
    Given A new member opens "Complete your profile"; the draft holds all but name and email
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member fills in the form; what is typed is kept as a draft. The form may be sent. On the screen: "Complete your profile"
    When App: The company suggestions stop by a defect
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member fills in the form; what is typed is kept as a draft. The form may be sent.
