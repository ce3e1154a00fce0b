# language: en
Feature: Sending one picture

  One picture on its way to the upload host.

  @imageUpload @imageUpload-1
  Scenario: Path 1
    Given A picture is chosen
    Then Is it a picture, whole and small enough? What it holds decides, not its name; it is not shown before.
    When App: The picture is damaged
    Then It is no picture that may be sent, damaged, or too large.
    When User: Press "Remove"
    Then Whoever wanted the picture is told. The reader does not want it any more.

  @imageUpload @imageUpload-2
  Scenario: Path 2
    Given A picture is chosen
    Then Is it a picture, whole and small enough? What it holds decides, not its name; it is not shown before.
    When App: It is a picture that may be sent
    Then It is signed and sent.
    When Outside: Half of it is sent
    Then It is signed and sent.
    When Outside: The network is gone and the upload breaks
    Then Whoever wanted the picture is told. It could not be sent; it can be tried again.
    When User: Press "Retry"
    Then Is it a picture, whole and small enough? What it holds decides, not its name; it is not shown before.
    When Outside: The network is gone and the request fails
    Then It could not be sent; it can be tried again.
    When Outside: The network is back
    Then Is it a picture, whole and small enough? What it holds decides, not its name; it is not shown before.
    When App: It is a picture that may be sent
    Then It is signed and sent.
    When Outside: The network is gone and the request fails
    Then It could not be sent; it can be tried again.
    When User: Press "Retry"
    Then Is it a picture, whole and small enough? What it holds decides, not its name; it is not shown before.
    When App: It is a picture that may be sent
    Then It is signed and sent.
    When Time: 500 seconds pass
    Then It could not be sent; it can be tried again.
    When Outside: The network is gone and the request fails
    Then It could not be sent; it can be tried again.
    When User: Press "Retry"
    Then Is it a picture, whole and small enough? What it holds decides, not its name; it is not shown before.
    When App: It is a picture that may be sent
    Then It is signed and sent.
    When Outside: The host has taken it
    Then Whoever wanted the picture is told. It lies at the upload host; its address is known.
