# language: en
Feature: Writing a post

  A member writes a post, or changes one of his own.

  @postEditor @postEditor-1
  Scenario: Path 1
    Given A member without a profile opens what was not finished
    Then The member writes; everything is kept as a draft. What was written before stands in the form again; it can be thrown away. The form may be sent. On the screen: "What you wrote last time and did not publish is here again"
    When User: Press "Publish"
    Then Only members may publish; the reader is asked in, and it is sent once he is. It was sent a moment ago; a second click is ignored.
    When Outside: The network is back
    Then What failed is tried again.
    When User: Press "Write another"
    Then Nothing is left over from before.
    When User: Choose to throw it away
    Then Nothing is left over from before.
    When User: Choose to throw it away
    Then Nothing is left over from before.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When App: What was written is still there
    Then Nothing changes.
    When App: The login dialog has been closed
    Then The member writes; everything is kept as a draft.
    When Outside: The network is back
    Then What failed is tried again.
    When User: Press "Save as draft"
    Then Only members may publish; the reader is asked in, and it is sent once he is. It was sent a moment ago; a second click is ignored.
    When App: The login dialog has been closed
    Then The member writes; everything is kept as a draft.
    When User: Press "Publish"
    Then Nothing changes.
    When User: Press "Save as draft"
    Then Nothing changes.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When User: Choose "Supply"
    Then The page says that the draft is kept.
    When User: Empty the title
    Then The page says that the draft is kept.
    When User: Press "Publish"
    Then It was sent a moment ago; a second click is ignored.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When User: Type a quantity
    Then The page says that the draft is kept.
    When User: Choose the theme "Ingredients"
    Then The page says that the draft is kept.
    When User: Choose no circle
    Then The page says that the draft is kept.
    When User: Press "Preview"
    Then The post as others will see it; which words will be stars is asked of the backend. On the screen: "Preview"
    When User: Press "Publish"
    Then The member writes; everything is kept as a draft. It was sent a moment ago; a second click is ignored.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When User: Press "Back"
    Then With nothing written it leads back at once. Something is written and not published: keep it, or throw it away? On the screen: "Leave without publishing?"
    When User: Choose to throw it away
    Then The member writes; everything is kept as a draft.
    When User: Press "Back"
    Then With nothing written it leads back at once.
    When App: The draft is published in another window
    Then Nothing changes.
    When App: What was written is still there
    Then What was written before stands in the form again; it can be thrown away. On the screen: "What you wrote last time and did not publish is here again"
    When App: The draft is published in another window
    Then It is asked whether what stands here is to be kept. Its draft was sent or thrown away elsewhere: is what stands here to be kept, or to go as well? On the screen: "This draft was sent or discarded elsewhere"
    When User: Choose to throw it away
    Then The member writes; everything is kept as a draft. Nothing is left over from before.
    When User: Press "Preview"
    Then The post as others will see it; which words will be stars is asked of the backend. On the screen: "Preview"
    When User: Close the preview
    Then The member writes; everything is kept as a draft.
    When User: Press "Preview"
    Then The post as others will see it; which words will be stars is asked of the backend. On the screen: "Preview"
    When App: The draft is published in another window
    Then Nothing changes.
    When Outside: The backend says which words will be stars
    Then These words are stars in the preview.
    When User: Press "Save as draft"
    Then It was sent a moment ago; a second click is ignored.
    When User: Press "Publish"
    Then Nothing changes.

  @postEditor @postEditor-2
  Scenario: Path 2
    Given A muted member opens what was not finished
    Then The member writes; everything is kept as a draft. What was written before stands in the form again; it can be thrown away. The form may be sent. On the screen: "What you wrote last time and did not publish is here again"
    When User: Press "Publish"
    Then It was sent a moment ago; a second click is ignored.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When User: Press "Discard the draft"
    Then Nothing is left over from before.
    When User: Press "Preview"
    Then The post as others will see it; which words will be stars is asked of the backend. On the screen: "Preview"
    When Outside: The network is gone and the request fails
    Then The preview is shown all the same.
    When App: What was written is still there
    Then What was written before stands in the form again; it can be thrown away. On the screen: "What you wrote last time and did not publish is here again"
    When User: Press "Discard the draft"
    Then Nothing changes.
    When App: The draft is published in another window
    Then It is asked whether what stands here is to be kept. Its draft was sent or thrown away elsewhere: is what stands here to be kept, or to go as well? On the screen: "This draft was sent or discarded elsewhere"
    When User: Choose to keep it
    Then The page says that the draft is kept. The member writes; everything is kept as a draft.
    When User: Press "Back"
    Then With nothing written it leads back at once. Something is written and not published: keep it, or throw it away? On the screen: "Leave without publishing?"
    When User: Choose to go on writing
    Then The member writes; everything is kept as a draft.
    When User: Press "Back"
    Then With nothing written it leads back at once. Something is written and not published: keep it, or throw it away? On the screen: "Leave without publishing?"
    When User: Choose to keep the draft
    Then The member writes; everything is kept as a draft.
    When User: Press "Back"
    Then With nothing written it leads back at once. Something is written and not published: keep it, or throw it away? On the screen: "Leave without publishing?"
    When App: The draft is published in another window
    Then It is asked whether what stands here is to be kept. Its draft was sent or thrown away elsewhere: is what stands here to be kept, or to go as well? On the screen: "This draft was sent or discarded elsewhere"
    When App: The network is gone and the request fails
    Then Its draft was sent or thrown away elsewhere: is what stands here to be kept, or to go as well? What was written before stands in the form again; it can be thrown away. The form may be sent.
    When App: The reader turns out to be a member
    Then Its draft was sent or thrown away elsewhere: is what stands here to be kept, or to go as well?
    When App: The member logs out
    Then The member writes; everything is kept as a draft. Nothing is left over from before.
    When App: The reader turns out to be a member
    Then The member writes; everything is kept as a draft.
    When App: What was written is still there
    Then What was written before stands in the form again; it can be thrown away. On the screen: "What you wrote last time and did not publish is here again"
    When User: Press "Publish"
    Then The post is being saved. It was sent a moment ago; a second click is ignored.
    When Outside: The backend has it
    Then The backend has it; the member is led to it. On the screen: "Published"
    When User: Press "Write another"
    Then The member writes; everything is kept as a draft. Nothing is left over from before.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When App: What was written is still there
    Then What was written before stands in the form again; it can be thrown away. On the screen: "What you wrote last time and did not publish is here again"
    When User: Press "Publish"
    Then The post is being saved. It was sent a moment ago; a second click is ignored.
    When Outside: The network is gone and the request fails
    Then The member writes; everything is kept as a draft.
    When Outside: The network is back
    Then What failed is tried again.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When App: The member logs out
    Then Nothing is left over from before.
    When App: What was written is still there
    Then What was written before stands in the form again; it can be thrown away. On the screen: "What you wrote last time and did not publish is here again"
    When User: Press "Publish"
    Then Only members may publish; the reader is asked in, and it is sent once he is. It was sent a moment ago; a second click is ignored.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When App: The member logs out
    Then The member writes; everything is kept as a draft. Nothing is left over from before.
    When User: Press "Publish"
    Then Only members may publish; the reader is asked in, and it is sent once he is. It was sent a moment ago; a second click is ignored.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When App: The reader turns out to be a member
    Then The post is being saved.

  @postEditor @postEditor-3
  Scenario: Path 3
    Given A member opens a post to change it
    Then The post is being loaded; the place of the form is held. Nothing is left over from before. The form may be sent.
    When Outside: The post is another member’s
    Then There is no such post of this member. On the screen: "There is no such post to edit"
    When App: The member logs out
    Then The post is being loaded; the place of the form is held.
    When Outside: The network is gone and the request fails
    Then The post did not come; the member may try again.
    When Outside: The network is back
    Then What failed is tried again. The post is being loaded; the place of the form is held.
    When Outside: The backend gives the member’s own post
    Then The member writes; everything is kept as a draft.
    When App: The member logs out
    Then The post is being loaded; the place of the form is held.
    When Outside: The backend says that there is none
    Then There is no such post of this member. On the screen: "There is no such post to edit"
    When App: The member logs out
    Then The post is being loaded; the place of the form is held.
    When Outside: The network is gone and the request fails
    Then The post did not come; the member may try again.
    When User: Press "Retry"
    Then The post is being loaded; the place of the form is held.
    When App: The reader turns out to be a member
    Then The post is being loaded; the place of the form is held.
    When Outside: The backend gives the member’s own post
    Then The member writes; everything is kept as a draft.
    When User: Press "Publish"
    Then The post is being saved. It was sent a moment ago; a second click is ignored.
    When Outside: The backend has it
    Then The backend has it; the member is led to it. On the screen: "Published"
    When User: Press "Write another"
    Then Nothing is left over from before.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When App: The member logs out
    Then The post is being loaded; the place of the form is held.
    When App: The reader turns out to be a member
    Then The post is being loaded; the place of the form is held.
    When Outside: The backend gives the member’s own post
    Then The member writes; everything is kept as a draft.
    When User: Choose a picture
    Then The picture appears and is being sent.
    When User: Press "Publish"
    Then Pictures are still on their way; the post goes when they have arrived. It was sent a moment ago; a second click is ignored.
    When App: The draft is published in another window
    Then It is asked whether what stands here is to be kept. Its draft was sent or thrown away elsewhere: is what stands here to be kept, or to go as well? On the screen: "This draft was sent or discarded elsewhere"
    When User: Choose to keep it
    Then The page says that the draft is kept. The member writes; everything is kept as a draft.
    When User: Make the picture the cover
    Then The page says that the draft is kept.
    When Time: 0.8 seconds pass
    Then The form may be sent.
    When User: Press "Publish"
    Then Pictures are still on their way; the post goes when they have arrived. It was sent a moment ago; a second click is ignored.
    When Outside: The picture could not be sent
    Then The member writes; everything is kept as a draft. On the screen: "The picture was not sent"
    When Outside: The picture has been sent
    Then The page says that the draft is kept.
    When App: The picture is too large
    Then The reason is said.

  @postEditor @postEditor-4
  Scenario: Path 4
    Given A member comes back to what was not finished, in a circle
    Then The member writes; everything is kept as a draft. What was written before stands in the form again; it can be thrown away. The form may be sent. On the screen: "What you wrote last time and did not publish is here again"

  @postEditor @postEditor-5
  Scenario: Path 5
    Given A member opens the form
    Then The member writes; everything is kept as a draft. Nothing is left over from before. The form may be sent.

  @postEditor @postEditor-6
  Scenario: Path 6
    Given A member opens a post to change it
    Then The post is being loaded; the place of the form is held. Nothing is left over from before. The form may be sent.
    When Outside: The backend gives the member’s own post
    Then The member writes; everything is kept as a draft.
    When User: Choose a picture
    Then The picture appears and is being sent.
    When App: The picture is not wanted any more
    Then The page says that the draft is kept.

  @postEditor @postEditor-7
  Scenario: Path 7
    Given A member opens a post to change it
    Then The post is being loaded; the place of the form is held. Nothing is left over from before. The form may be sent.
    When Outside: The backend gives the member’s own post
    Then The member writes; everything is kept as a draft.
    When User: Choose a picture
    Then The picture appears and is being sent.
    When User: Remove the picture
    Then The page says that the draft is kept.

  @postEditor @postEditor-8
  Scenario: Path 8
    Given A member opens a post to change it
    Then The post is being loaded; the place of the form is held. Nothing is left over from before. The form may be sent.
    When Outside: The backend gives the member’s own post
    Then The member writes; everything is kept as a draft.
    When User: Choose a picture
    Then The picture appears and is being sent.
    When User: Press "Publish"
    Then Pictures are still on their way; the post goes when they have arrived. It was sent a moment ago; a second click is ignored.
    When Outside: The picture has been sent
    Then The page says that the draft is kept. The post is being saved.

  @postEditor @postEditor-9
  Scenario: Path 9
    Given A member opens a post to change it
    Then The post is being loaded; the place of the form is held. Nothing is left over from before. The form may be sent.
    When Outside: The backend gives the member’s own post
    Then The member writes; everything is kept as a draft.
    When User: Choose a picture
    Then The picture appears and is being sent.
    When User: Press "Publish"
    Then Pictures are still on their way; the post goes when they have arrived. It was sent a moment ago; a second click is ignored.
    When App: The picture is too large
    Then The reason is said. The member writes; everything is kept as a draft.
