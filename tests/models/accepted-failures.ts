/** What is not tried again, or not in the cases that are walked, and why that is well. */
const inMemory = 'where the record breaks down the chart goes on in memory';
/** Tools beside the app: they say so, and are opened anew. */
export const tools = ['chartView.', 'flowLive.', 'flowSession.', 'pathRun.'];
export const acceptedFailures: Readonly<Record<string, string>> = {
  'preferences.record: never tried again': inMemory,
  'searchBox.record: never tried again': inMemory,
  'session.record: nothing hears that it fails': 'walked in one quiet state only',
  'session.record: never tried again': inMemory,
  'session.logout: nothing hears that it fails': 'walked in one quiet state only',
  'session.logout: never tried again': 'this browser has forgotten the login already',
  'visits.record: never tried again': inMemory,
  'visits.record: nothing hears that it fails': 'walked in one quiet state only',
  'drafts.record: never tried again': inMemory,
  'outbox.record: never tried again': inMemory,
  'outbox.record: nothing hears that it fails': 'walked in one quiet state only',
  'outbox.senderLock: never tried again': 'the tab does not send then; another one does',
  'outbox.senderLock: nothing hears that it fails': 'walked in one quiet state only',
  'reports.report: never tried again': 'a report that does not go is dropped: the same error is reported again later',
  'viewRecord.record: never tried again': 'rather uncounted than counted twice',
  'reactions.findUnsent: never tried again': 'what was left on an earlier page is looked for once',
  'reactions.hearPressed: never tried again': 'a page that is looked at again is right without it',
  'friendList.hearPressed: never tried again': 'a page that is looked at again is right without it',
  'friends.hearPressed: never tried again': 'a page that is looked at again is right without it',
  'resetPassword.resetPassword: never tried again': 'the cases know one code; another one is asked for',
  'ssoLogin.enterBySso: never tried again': 'a ticket that is refused is good for nothing: there are other ways in',
  'friendAnswer.send: never tried again': 'one that has expired, or has an answer, takes no other',
  'appUpdate.worker: never tried again': 'a newer version comes with the next visit, as everywhere',
};
