# language: en
Feature: One piece of data

  Loads one piece of data and keeps it on the screen while it is loaded anew.

  @resource @resource-1
  Scenario: Path 1
    Given A page that loads data is opened
    Then Nothing is there yet; the place of the content is held.
    When Outside: The backend gives content
    Then There is content.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When App: A guest logs in
    Then The content stays while it is loaded anew.
    When Outside: The backend says that there is nothing
    Then Nothing has come since.
    When App: The member logs out
    Then Nothing is there yet; the place of the content is held.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When App: A guest logs in
    Then Nothing is there yet; the place of the content is held.
    When Outside: The network is gone and the request fails
    Then Nothing could be loaded, or what was there is gone; the reader may try again.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When App: A guest logs in
    Then Nothing is there yet; the place of the content is held.
    When Outside: The backend gives content
    Then There is content.
    When App: The content is to be renewed
    Then The content stays while it is loaded anew.
    When Outside: The network is gone and the request fails
    Then Loading anew failed; the older content stays and says so.
    When User: Come back to the page
    Then The content stays while it is loaded anew.
    When Outside: The content has been deleted
    Then Nothing could be loaded, or what was there is gone; the reader may try again.
    When User: Press "Retry"
    Then Nothing is there yet; the place of the content is held.
    When Outside: The backend says that there is nothing
    Then Nothing has come since.
    When App: A guest logs in
    Then It is looked whether something has come.
    When App: The content is to be renewed
    Then It is looked whether something has come.
    When User: Come back to the page
    Then It is looked whether something has come.
    When Outside: The backend gives content
    Then There is content.
    When App: A guest logs in
    Then The content stays while it is loaded anew.
    When Outside: The network is gone and the request fails
    Then Loading anew failed; the older content stays and says so.
    When User: Press "Retry"
    Then The content stays while it is loaded anew.
    When Outside: The network is gone and the request fails
    Then Loading anew failed; the older content stays and says so.
    When Outside: The network is back
    Then The content stays while it is loaded anew.
    When Outside: The content has been deleted
    Then Nothing could be loaded, or what was there is gone; the reader may try again.
    When App: The content is to be renewed
    Then Nothing is there yet; the place of the content is held.
    When Outside: The network is gone and the request fails
    Then Nothing could be loaded, or what was there is gone; the reader may try again.
    When User: Come back to the page
    Then Nothing is there yet; the place of the content is held.
    When Outside: The network is gone and the request fails
    Then Nothing could be loaded, or what was there is gone; the reader may try again.
    When Outside: The network is back
    Then Nothing is there yet; the place of the content is held.
    When Outside: The backend says that there is nothing
    Then Nothing has come since.
    When App: A guest logs in
    Then It is looked whether something has come.
    When Outside: The network is gone and the request fails
    Then Nothing could be loaded, or what was there is gone; the reader may try again.
