/** Endpoints of whose failure nobody is told (of one kind, where it stands behind the name), and why. */
export const silent: Readonly<Record<string, string>> = {
  'log.access': 'a log is not in the user’s way',
  'log.accessTime': 'a log is not in the user’s way',
  'log.viewRecord': 'a log is not in the user’s way',
  'log.clientError': 'what goes wrong with a log is told to no log',
  'news.view': 'a view is rather uncounted than counted twice',
  'news.flashView': 'a view is rather uncounted than counted twice',
  'activity.view': 'a view is rather uncounted than counted twice',
  'session.logout': 'this browser has forgotten the login already',
  'friend.approve code': 'R8.4-10: of the codes only those of §8.4 are said',
  'friend.ignore code': 'R8.4-10: of the codes only those of §8.4 are said',
  'message.read': 'the next look at the conversation tells it',
  'notice.read': 'the next look at the messages tells it',
  'news.hotKeywords': 'an offer: the box is whole without it, and asks again when it is opened',
  'activity.hotKeywords': 'an offer: the box is whole without it, and asks again when it is opened',
  ...Object.fromEntries(
    ['newsComment.delete', 'activityComment.delete', 'postComment.delete', 'post.delete'].map((endpoint) => [
      `${endpoint} status 404`,
      'what is not there any more is deleted',
    ]),
  ),
  'basic.wechatJsConfig': 'the page is handed on all the same, as its address alone',
  'post.greyWords': 'the preview shows the title as it was typed',
  ...Object.fromEntries(
    (['offline', 'timeout', 'status 404', 'status 429', 'status 503', 'html', 'malformed'] as const).map((kind) => [
      `session.refreshToken ${kind}`,
      'tried again by itself; whoever needs the token meanwhile is told',
    ]),
  ),
};

/** Pages that a 404 takes for an answer: they say that there is no such thing, with a way on in the place of another try. */
export const missing: Readonly<Record<string, string>> = {
  'basic.tag': 'no such list',
  'news.companyPage': 'no such list',
  'post.detail': 'no such post of one’s own',
};

/** Writes of which a second one, sent while the first is on its way, changes nothing. */
export const repeated: Readonly<Record<string, string>> = {
  'message.create': 'the backend gives the conversation that there is',
  'session.loginBySso': 'a ticket that comes twice is another arrival',
  'session.loginByWechatOfficialAccount': 'a code that comes twice is another arrival',
};
