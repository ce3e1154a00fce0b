# language: en
Feature: A newer version

  A newer version of the app is told of, and comes when the reader wants it.

  @appUpdate @appUpdate-1
  Scenario: Path 1
    Given The site is opened
    Then No newer version is known; it is asked for from time to time.
    When Time: An hour has passed
    Then No newer version is known; it is asked for from time to time.
    When Outside: The browser allows no service worker
    Then This browser keeps no files of the app; a newer version comes with the next visit.
    When Outside: What looks for newer versions stops by a defect
    Then This browser keeps no files of the app; a newer version comes with the next visit.

  @appUpdate @appUpdate-2
  Scenario: Path 2
    Given The site is opened
    Then No newer version is known; it is asked for from time to time.
    When Outside: A newer version is published and fetched
    Then A newer version waits, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When User: Press "Update now"
    Then What was typed last is being stored.
    When App: The newer version has taken over
    Then What was typed last is being stored; the newer version is there.
    When Time: A moment later what was typed is stored
    Then The page is being loaded anew, as the reader wanted, unless he tells the browser to stay.
    When Time: The browser warns that something would be lost, and the reader stays
    Then Loaded anew this page is the newer version; it goes on as it is, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When User: Press "Update now"
    Then What was typed last is being stored; the newer version is there.
    When Time: A moment later what was typed is stored
    Then The page is being loaded anew, as the reader wanted, unless he tells the browser to stay.
    When Time: The browser warns that something would be lost, and the reader stays
    Then Loaded anew this page is the newer version; it goes on as it is, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When User: Press "Later"
    Then The reader wants it later: with the next visit, or when yet another version is there.
    When Outside: A newer version is published and fetched
    Then A newer version waits, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When User: Press "Later"
    Then The reader wants it later: with the next visit, or when yet another version is there.
    When Time: Another hour has passed
    Then The reader wants it later: with the next visit, or when yet another version is there.
    When Outside: A newer version is published and fetched
    Then A newer version waits, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When App: The newer version has taken over
    Then Loaded anew this page is the newer version; it goes on as it is, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When User: Press "Later"
    Then The reader wants it later: with the next visit, or when yet another version is there.
    When Outside: A newer version is published and fetched
    Then A newer version waits, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When User: Press "Update now"
    Then What was typed last is being stored.
    When Time: A moment later what was typed is stored
    Then The newer version is taking over; where it does not in time, the page comes from the network all the same.
    When App: The newer version has taken over
    Then The page is being loaded anew, as the reader wanted, unless he tells the browser to stay.
    When Time: The browser warns that something would be lost, and the reader stays
    Then Loaded anew this page is the newer version; it goes on as it is, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When User: Press "Later"
    Then The reader wants it later: with the next visit, or when yet another version is there.
    When Outside: A newer version is published and fetched
    Then A newer version waits, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
    When User: Press "Update now"
    Then What was typed last is being stored.
    When Time: A moment later what was typed is stored
    Then The newer version is taking over; where it does not in time, the page comes from the network all the same.
    When Time: The newer version does not take over in time
    Then The page is being loaded anew, as the reader wanted, unless he tells the browser to stay.

  @appUpdate @appUpdate-3
  Scenario: Path 3
    Given The site is opened
    Then No newer version is known; it is asked for from time to time.
    When App: The newer version has taken over
    Then Loaded anew this page is the newer version; it goes on as it is, and the reader is told. On the screen: "a new version is ready; what you typed is kept"
