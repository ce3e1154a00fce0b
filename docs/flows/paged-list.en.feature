# language: en
Feature: A list that grows page by page

  A list that grows page by page.

  @pagedList @pagedList-1
  Scenario: Path 1
    Given A page with a list is opened (two items to a page)
    Then The first page is being loaded.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When User: Press "new items"
    Then Nothing changes.
    When User: Choose another filter
    Then The filter has changed; the old items stay, dimmed, until the new ones come.
    When App: The member logs out
    Then The first page is being loaded.
    When User: Choose another filter
    Then The first page is being loaded.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When App: A guest logs in
    Then The first page is being loaded.
    When Outside: The backend gives the last page
    Then There is no more.
    When App: A guest logs in
    Then The first page is looked at again; the reader keeps the place.
    When Outside: The network is gone and the request fails
    Then There is no more below the older items.
    When App: The list is to be renewed
    Then The first page is looked at again; the reader keeps the place.
    When User: Come back to the page
    Then The first page is looked at again; the reader keeps the place.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When User: Press "new items"
    Then There is more; scrolling on or the button brings it.
    When User: Scroll to the end of the list
    Then The next page is being loaded below the items.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When User: Choose another filter
    Then The filter has changed; the old items stay, dimmed, until the new ones come.
    When Outside: The backend gives an empty page
    Then Nothing has come since.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When App: A guest logs in
    Then The first page is being loaded.
    When Outside: The network is gone and the request fails
    Then The first page could not be loaded; the reader may try again.
    When App: The reader turns out to be a member
    Then Nothing changes.
    When App: A guest logs in
    Then The first page is being loaded.
    When Outside: The backend gives an empty page
    Then Nothing has come since.
    When App: The list is to be renewed
    Then It is looked whether something has come.
    When User: Come back to the page
    Then It is looked whether something has come.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When User: Choose another filter
    Then The filter has changed; the old items stay, dimmed, until the new ones come.
    When App: A guest logs in
    Then The filter has changed; the old items stay, dimmed, until the new ones come.
    When App: The list is to be renewed
    Then The filter has changed; the old items stay, dimmed, until the new ones come.
    When User: Come back to the page
    Then The filter has changed; the old items stay, dimmed, until the new ones come.
    When Outside: The network is gone and the request fails
    Then The first page could not be loaded; the reader may try again.
    When User: Press "Retry"
    Then The first page is being loaded.
    When Outside: The network is gone and the request fails
    Then The first page could not be loaded; the reader may try again.
    When App: The list is to be renewed
    Then The first page is being loaded.
    When Outside: The network is gone and the request fails
    Then The first page could not be loaded; the reader may try again.
    When User: Come back to the page
    Then The first page is being loaded.

  @pagedList @pagedList-2
  Scenario: Path 2
    Given A page with a list is opened (two items to a page)
    Then The first page is being loaded.
    When Outside: The network is gone and the request fails
    Then The first page could not be loaded; the reader may try again.
    When Outside: The network is back
    Then The first page is being loaded.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When App: A guest logs in
    Then The first page is looked at again; the reader keeps the place.
    When Outside: The network is gone and the request fails
    Then There is more below the older items.
    When User: Press "Retry"
    Then The first page is looked at again; the reader keeps the place.
    When Outside: The backend gives a whole page of new items
    Then There is more; scrolling on or the button brings it.
    When User: Press "new items"
    Then There is more; scrolling on or the button brings it.
    When User: Scroll to the end of the list
    Then The next page is being loaded below the items.
    When User: Come back to the page
    Then The next page is being loaded below the items.
    When Outside: The backend gives an empty page
    Then There is no more.
    When App: A guest logs in
    Then The first page is looked at again; the reader keeps the place.
    When Outside: The network is gone and the request fails
    Then There is more below the older items.
    When Outside: The network is back
    Then The first page is looked at again; the reader keeps the place.
    When Outside: The network is gone and the request fails
    Then There is more below the older items.
    When User: Scroll to the end of the list
    Then The next page is being loaded below the items.
    When Outside: The network is gone and the request fails
    Then The next page failed; the items stay and the reader may try again.
    When User: Press "Retry"
    Then The next page is being loaded below the items.
    When Outside: The network is gone and the request fails
    Then The next page failed; the items stay and the reader may try again.
    When Outside: The network is back
    Then The next page is being loaded below the items.
    When User: Choose another filter
    Then The filter has changed; the old items stay, dimmed, until the new ones come.
    When Outside: The backend gives an empty page
    Then Nothing has come since.
    When App: The list is to be renewed
    Then It is looked whether something has come.
    When Outside: The network is gone and the request fails
    Then It could not be looked; the list stays empty and says so.
    When User: Press "Retry"
    Then It is looked whether something has come.
    When Outside: The network is gone and the request fails
    Then It could not be looked; the list stays empty and says so.
    When Outside: The network is back
    Then It is looked whether something has come.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When User: Scroll to the end of the list
    Then The next page is being loaded below the items.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When User: Scroll to the end of the list
    Then The next page is being loaded below the items.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When User: Scroll to the end of the list
    Then The next page is being loaded below the items.
    When Outside: The backend gives a page, and there are more
    Then There is more; scrolling on or the button brings it.
    When User: Scroll to the end of the list
    Then Nothing changes.
    When App: A guest logs in
    Then The first page is looked at again; the reader keeps the place.
    When Outside: The network is gone and the request fails
    Then There is more below the older items.
    When User: Scroll to the end of the list
    Then Nothing changes.
