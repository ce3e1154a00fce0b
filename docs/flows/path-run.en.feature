# language: en
Feature: Playing a path on the app

  A test path, played on the app in another window.

  @pathRun @pathRun-1
  Scenario: Path 1
    Given Press "Play on the app"
    Then No other window shows the app; it is waited for one. On the screen: "No other window shows the app: open it in another window, and this one joins."
    When App: The window of the app is closed
    Then No other window shows the app; it is waited for one.
    When Time: The windows have had time to answer
    Then Nothing changes.
    When App: A window with the app says that it is there
    Then The run goes on as it is.
    When App: The link stops
    Then The run goes on as it is.
    When Time: The windows have had time to answer
    Then What the app has done so far is on its way.
    When App: Nothing in the app runs this chart
    Then Nothing in the app runs this chart; it says which page does. On the screen: "Nothing in the app runs this chart now. The path begins here: …. Go there in the app."
    When App: The chart runs in the app, where the path begins
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then The event is on its way to the app.
    When App: The chart runs in the app, elsewhere
    Then The chart runs in the app, but is not where the path begins. On the screen: "The chart runs in the app, but is in “…”; the path begins in “…”: …."
    When App: A window with the app says that it is there
    Then The run goes on as it is.
    When App: The window of the app is closed
    Then The window of the app was closed. On the screen: "The window of the app was closed; open another, and it begins anew."
    When App: A window with the app says that it is there
    Then The run goes on as it is. No other window shows the app; it is waited for one. On the screen: "No other window shows the app: open it in another window, and this one joins."
    When App: The browser has no channels between windows
    Then The other windows cannot be reached. On the screen: "This browser has no channels between windows."
    When App: The window of the app is closed
    Then The window of the app was closed. On the screen: "The window of the app was closed; open another, and it begins anew."
    When User: Press "Begin again"
    Then No other window shows the app; it is waited for one. On the screen: "No other window shows the app: open it in another window, and this one joins."
    When App: A window with the app says that it is there
    Then The run goes on as it is.
    When App: Another window says that it is there
    Then The run goes on as it is.
    When Time: The windows have had time to answer
    Then Several windows show the app; one of them is to be chosen. On the screen: "Several windows show the app; choose one:"
    When User: Choose the first window
    Then What the app has done so far is on its way.
    When Time: Eight seconds pass
    Then The window does not answer. On the screen: "That window does not answer. You can begin again."
    When User: Press "Begin again"
    Then What the app has done so far is on its way.
    When App: The chart runs in the app, where the path begins
    Then The next step can be taken, or is taken in a moment.
    When App: More is covered
    Then What was covered is marked on the chart.
    When User: Press "Begin again"
    Then The next step can be taken, or is taken in a moment.
    When User: Choose a speed
    Then The next step can be taken, or is taken in a moment.
    When App: The app has taken the step
    Then The next step can be taken, or is taken in a moment.
    When Time: A moment passes
    Then The event is on its way to the app.
    When App: The app does not take the event
    Then The app does not do what the path says; it stands where it parted. On the screen: "The app does not do what the path says."
    When User: Choose a speed
    Then The app does not do what the path says; it stands where it parted.
    When App: The chart runs in the app, where the path begins
    Then The app does not do what the path says; it stands where it parted.
    When User: Press "Begin again"
    Then The next step can be taken, or is taken in a moment.
    When Time: A moment passes
    Then Nothing changes.
    When App: The chart runs in the app, elsewhere
    Then The chart runs in the app, but is not where the path begins. On the screen: "The chart runs in the app, but is in “…”; the path begins in “…”: …."
    When App: The app has taken the step
    Then The chart runs in the app, but is not where the path begins.
    When App: Nothing in the app runs this chart
    Then Nothing in the app runs this chart; it says which page does. On the screen: "Nothing in the app runs this chart now. The path begins here: …. Go there in the app."
    When User: Press "Open the account settings in the app"
    Then The app opens that page.
    When App: The chart runs in the app, where the path begins
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then The event is on its way to the app.
    When App: The app has taken the event
    Then The app does not do what the path says; it stands where it parted. On the screen: "The app does not do what the path says."

  @pathRun @pathRun-2
  Scenario: Path 2
    Given Press "Play on the app"
    Then No other window shows the app; it is waited for one. On the screen: "No other window shows the app: open it in another window, and this one joins."
    When App: A window with the app says that it is there
    Then The run goes on as it is.
    When Time: The windows have had time to answer
    Then What the app has done so far is on its way.
    When Time: Eight seconds pass
    Then The window does not answer. On the screen: "That window does not answer. You can begin again."
    When App: The chart runs in the app, where the path begins
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then The event is on its way to the app.
    When App: Nothing in the app runs this chart
    Then The event is on its way to the app.
    When App: The app has taken the step
    Then The event is on its way to the app.
    When App: The app has taken the event
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then Somebody else makes the step: the backend, time, or a hand in the app. On the screen: "Waiting for …: …"
    When App: The time has come
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then The event is on its way to the app.
    When App: The app does not take the event
    Then The app has done all that the path says. On the screen: "The app has done all that the path says."
    When App: The chart runs in the app, where the path begins
    Then The app has done all that the path says.
    When User: Press "Begin again"
    Then The next step can be taken, or is taken in a moment.
    When App: The app has taken the step
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then The event is on its way to the app.
    When App: The app has taken the event
    Then The next step can be taken, or is taken in a moment.
    When App: The app goes elsewhere
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then The app does not do what the path says; it stands where it parted. On the screen: "The app does not do what the path says."
    When User: Press "Begin again"
    Then The chart runs in the app, but is not where the path begins. On the screen: "The chart runs in the app, but is in “…”; the path begins in “…”: …."
    When App: The time has come
    Then The next step can be taken, or is taken in a moment.
    When App: The app has taken the step
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then The event is on its way to the app.
    When App: The app has taken the event
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then Somebody else makes the step: the backend, time, or a hand in the app. On the screen: "Waiting for …: …"
    When App: The chart runs in the app, where the path begins
    Then The app does not do what the path says; it stands where it parted. On the screen: "The app does not do what the path says."
    When User: Press "Begin again"
    Then The next step can be taken, or is taken in a moment.
    When App: The app has taken the step
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then The event is on its way to the app.
    When App: The app has taken the event
    Then The next step can be taken, or is taken in a moment.
    When User: Press "Take the step"
    Then Somebody else makes the step: the backend, time, or a hand in the app. On the screen: "Waiting for …: …"
    When User: Press "Skip this step"
    Then The next step can be taken, or is taken in a moment.
