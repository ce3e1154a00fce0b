# language: en
Feature: Edit the profile

  A member changes the own profile.

  @editProfile @editProfile-1
  Scenario: Path 1
    Given A member opens "Edit profile"; another position was typed before and not saved
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member changes the form; what is typed is kept as a draft. The form may be sent. What was typed before and not saved stands in the form again; it can be given up. On the screen: "The changes that you had not saved are here again"
    When User: Press "Save"
    Then Nothing changes.
    When Outside: The network is gone and the request fails
    Then The profile could not be loaded; the form can be filled in all the same. On the screen: "Your details could not be loaded; you can still fill in the form"
    When Outside: The network is back
    Then What failed is loaded again, and no longer told. What is known of the member is being loaded.
    When Outside: The network is gone and the request fails
    Then The regions could not be loaded; the rest of the form can be filled in.
    When Outside: The network is back
    Then What failed is loaded again, and no longer told. The regions to choose from are being loaded.
    When Outside: The network is gone and the request fails
    Then The profile could not be loaded; the form can be filled in all the same. On the screen: "Your details could not be loaded; you can still fill in the form"
    When User: Press "Save"
    Then All errors are shown at once
    When User: Press "Retry"
    Then What is known of the member is being loaded.
    When Outside: The network is gone and the request fails
    Then The regions could not be loaded; the rest of the form can be filled in.
    When User: Press "Retry"
    Then The regions to choose from are being loaded.
    When Outside: The backend gives the regions
    Then A location can be chosen.
    When User: Press "Discard changes"
    Then Nothing is left over from before.
    When Outside: The backend gives the profile
    Then The form shows what is known; typed text wins.
    When User: Press "Save"
    Then The profile is being saved; what is typed meanwhile stays, and is not saved yet. It was sent a moment ago; a second click is ignored.
    When Outside: The backend saves the profile
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member changes the form; what is typed is kept as a draft. The form may be sent. On the screen: "personal information updated successfully"
    When Outside: The backend gives the profile
    Then The form shows what is known; typed text wins.
    When Outside: The backend gives the regions
    Then A location can be chosen.
    When User: Type the name 李然
    Then What was typed is shown and kept as a draft.
    When User: Choose the gender "Female"
    Then What was typed is shown and kept as a draft.
    When User: Type the company 食业科技
    Then What was typed is shown and kept as a draft.
    When User: Choose 食业科技 from the suggestions
    Then What was typed is shown and kept as a draft.
    When User: Type the position 采购总监
    Then What was typed is shown and kept as a draft.
    When User: Choose the location 浙江省/杭州市/西湖区
    Then What was typed is shown and kept as a draft.
    When User: Empty the email
    Then What was typed is shown and kept as a draft.
    When User: Leave the name field
    Then Emoji are gone; what is wrong is told.
    When User: Press "Save"
    Then The profile is being saved; what is typed meanwhile stays, and is not saved yet. It was sent a moment ago; a second click is ignored.
    When Outside: The network is gone and the request fails
    Then The member changes the form; what is typed is kept as a draft. On the screen: "update failed, please retry"
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Save"
    Then The profile is being saved; what is typed meanwhile stays, and is not saved yet. It was sent a moment ago; a second click is ignored.
    When User: Type the name 李然
    Then What was typed is shown and kept as a draft.
    When User: Choose the gender "Female"
    Then What was typed is shown and kept as a draft.
    When User: Type the company 食业科技
    Then What was typed is shown and kept as a draft.
    When User: Choose 食业科技 from the suggestions
    Then What was typed is shown and kept as a draft.
    When User: Type the position 采购总监
    Then What was typed is shown and kept as a draft.
    When User: Choose the location 浙江省/杭州市/西湖区
    Then What was typed is shown and kept as a draft.
    When User: Empty the email
    Then What was typed is shown and kept as a draft.
    When User: Leave the name field
    Then Emoji are gone; what is wrong is told.

  @editProfile @editProfile-2
  Scenario: Path 2
    Given A member opens "Edit profile"
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member changes the form; what is typed is kept as a draft. The form may be sent. Nothing is left over from before.
    When Outside: The backend gives the profile
    Then The form shows what is known; typed text wins.
    When User: Press "Save"
    Then The profile is being saved; what is typed meanwhile stays, and is not saved yet. It was sent a moment ago; a second click is ignored.
    When Outside: The backend says the email is taken
    Then The member changes the form; what is typed is kept as a draft. On the screen: "This email is already in use, please use another one"
    When Outside: The backend gives the regions
    Then A location can be chosen.
    When Time: 800 ms pass
    Then The form may be sent.
    When User: Press "Save"
    Then The profile is being saved; what is typed meanwhile stays, and is not saved yet. It was sent a moment ago; a second click is ignored.
    When User: Type the name 李然
    Then What was typed is shown and kept as a draft.
    When Outside: The backend saves the profile
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member changes the form; what is typed is kept as a draft. The form may be sent. What was typed before and not saved stands in the form again; it can be given up. On the screen: "personal information updated successfully", "The changes that you had not saved are here again"

  @editProfile @editProfile-3
  Scenario: Path 3
    Given A member opens "Edit profile"
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member changes the form; what is typed is kept as a draft. The form may be sent. Nothing is left over from before.
    When App: The company suggestions stop by a defect
    Then What is known of the member is being loaded. The regions to choose from are being loaded. The member changes the form; what is typed is kept as a draft. The form may be sent. Nothing is left over from before.
