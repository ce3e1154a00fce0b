# language: en
Feature: Industry tags

  A new member chooses industry tags.

  @industryTags @industryTags-1
  Scenario: Path 1
    Given "Industry tags" is open; the draft says 冻干
    Then The hot tags are being loaded. Tags like that are being looked for; an older question is dropped. Tags are being chosen, found and made. The tags may be sent. On the screen: "Industry tags"
    When Outside: The network is gone and the request fails
    Then The hot tags could not be loaded; tags can still be searched and made. On the screen: "The hot tags could not be loaded"
    When Outside: The network is back
    Then What failed is asked for again, and no longer said to. The hot tags are being loaded.
    When Outside: The network is gone and the request fails
    Then The search failed; the box says so, and a tag can still be made. On the screen: "Tags cannot be searched at the moment"
    When Outside: The network is back
    Then What failed is asked for again, and no longer said to. Tags like that are being looked for; an older question is dropped.
    When Outside: The network is gone and the request fails
    Then The hot tags could not be loaded; tags can still be searched and made. On the screen: "The hot tags could not be loaded"
    When User: Press "Retry"
    Then The hot tags are being loaded.
    When Outside: The backend finds nothing
    Then No tag is like that; one can be made.
    When Outside: The backend gives the hot tags
    Then The hot tags are offered.
    When User: Press "New tag"
    Then A new tag is being made of what was typed.
    When User: Type 冻干 into the box
    Then What was typed is shown and kept as a draft.
    When Outside: The network is gone and the request fails
    Then Tags are being chosen, found and made.
    When User: Empty the box
    Then What was typed is shown and kept as a draft. Nothing is searched for.
    When User: Type 冻干 into the box
    Then What was typed is shown and kept as a draft. A tag is being typed; the search starts when the keys rest.
    When User: Choose the hot tag 乳制品
    Then What was typed is shown and kept as a draft.
    When User: Press "Confirm"
    Then The tags are being saved. They were sent a moment ago; a second click is ignored.
    When Time: Rest the keys for 400 ms
    Then Tags like that are being looked for; an older question is dropped.
    When Outside: The backend finds 冻干
    Then The found tags are offered.
    When Outside: The network is gone and the request fails
    Then Tags are being chosen, found and made. On the screen: "update failed, please retry"
    When Time: 800 ms pass
    Then The tags may be sent.
    When User: Press "Skip"
    Then The step is being skipped: an empty list is sent. They were sent a moment ago; a second click is ignored.
    When Outside: The network is gone and the request fails
    Then Tags are being chosen, found and made. On the screen: "server error"
    When User: Press "Confirm"
    Then Nothing changes.
    When User: Press "Skip"
    Then Nothing changes.
    When Time: 800 ms pass
    Then The tags may be sent.
    When User: Choose the hot tag 乳制品
    Then What was typed is shown and kept as a draft. On the screen: "This tag has been added already"
    When User: Remove the tag 乳制品
    Then The tag is gone.
    When User: Press "Confirm"
    Then Nothing changes.
    When User: Empty the box
    Then What was typed is shown and kept as a draft. Nothing is searched for.
    When User: Press "New tag"
    Then Tags are being chosen, found and made.
    When User: Type eleven characters into the box
    Then What was typed is shown and kept as a draft. A tag is being typed; the search starts when the keys rest.
    When User: Press "New tag"
    Then Tags are being chosen, found and made. On the screen: "at most … characters, exceeded by …"
    When User: Type 冻干 into the box
    Then What was typed is shown and kept as a draft.
    When User: Press "New tag"
    Then A new tag is being made of what was typed.
    When User: Press "Skip"
    Then Nothing changes.
    When Outside: The backend says the tag cannot be used
    Then Tags are being chosen, found and made. On the screen: "This tag cannot be used"
    When User: Press "Close"
    Then The dialog was closed.

  @industryTags @industryTags-2
  Scenario: Path 2
    Given "Industry tags" is open
    Then The hot tags are being loaded. Nothing is searched for. Tags are being chosen, found and made. The tags may be sent. On the screen: "Industry tags"
    When Outside: The backend gives the hot tags
    Then The hot tags are offered.
    When User: Press "Skip"
    Then The step is being skipped: an empty list is sent. They were sent a moment ago; a second click is ignored.
    When Outside: The backend takes the empty list
    Then No tags are given; the registration is finished.

  @industryTags @industryTags-3
  Scenario: Path 3
    Given "Industry tags" is open; the draft says 冻干
    Then The hot tags are being loaded. Tags like that are being looked for; an older question is dropped. Tags are being chosen, found and made. The tags may be sent. On the screen: "Industry tags"
    When Outside: The backend gives the hot tags
    Then The hot tags are offered.
    When User: Press "New tag"
    Then A new tag is being made of what was typed.
    When Outside: The backend makes the tag
    Then Nothing is searched for. Tags are being chosen, found and made.
    When User: Type 冻干 into the box
    Then What was typed is shown and kept as a draft. A tag is being typed; the search starts when the keys rest.
    When User: Press "New tag"
    Then Tags are being chosen, found and made. On the screen: "This tag has been added already"
    When User: Press "Confirm"
    Then The tags are being saved. They were sent a moment ago; a second click is ignored.
    When Outside: The backend saves the tags
    Then The tags are saved; the registration is finished. On the screen: "industry tags saved successfully"

  @industryTags @industryTags-4
  Scenario: Path 4
    Given "Industry tags" is open; the draft says 冻干
    Then The hot tags are being loaded. Tags like that are being looked for; an older question is dropped. Tags are being chosen, found and made. The tags may be sent. On the screen: "Industry tags"
    When Outside: The backend gives the hot tags
    Then The hot tags are offered.
    When Outside: The backend finds 冻干
    Then The found tags are offered.
    When User: Press "New tag"
    Then Nothing is searched for.
