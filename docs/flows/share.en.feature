# language: en
Feature: Sharing

  Handing a page on: a dialog with its link and its codes.

  @share @share-1
  Scenario: Path 1
    Given An article is opened
    Then The dialog is closed.
    When User: Press "Share"
    Then The picture of the mini program is being fetched; its place is held. The link can be copied.
    When User: Close the dialog
    Then The dialog is closed.
    When User: Press "Share"
    Then The picture of the mini program is being fetched; its place is held. The link can be copied.
    When User: Press "Share with an app" and choose one
    Then The dialog is closed.
    When User: Press "Share"
    Then The picture of the mini program is being fetched; its place is held. The link can be copied.
    When User: Press "Copy link"
    Then It says for a while that the link is copied.
    When User: Press "Copy link", which the browser does not allow
    Then The browser did not allow it: the reader copies by hand.
    When User: Press "Share with an app", which the device refuses
    Then No app of the device took it: the link and the codes are there.
    When Outside: The network is gone and the request fails
    Then The picture did not come; link and QR code are there all the same. On the screen: "The mini program code could not be loaded"
    When User: Press "Retry"
    Then The picture of the mini program is being fetched; its place is held.
    When User: Press "Copy link"
    Then It says for a while that the link is copied.
    When Time: Five seconds pass
    Then The link can be copied.
    When Outside: The network is gone and the request fails
    Then The picture did not come; link and QR code are there all the same. On the screen: "The mini program code could not be loaded"
    When Outside: The network is back
    Then The picture of the mini program is being fetched; its place is held.
    When Outside: The backend gives the picture
    Then The picture can be scanned.
    When User: Close the dialog
    Then The dialog is closed.
    When User: Press "Share"
    Then The picture can be scanned. The link can be copied.
