import account from './locales/en/account.json' with { type: 'json' };
import company from './locales/en/company.json' with { type: 'json' };
import editor from './locales/en/editor.json' with { type: 'json' };
import events from './locales/en/events.json' with { type: 'json' };
import failure from './locales/en/failure.json' with { type: 'json' };
import frame from './locales/en/frame.json' with { type: 'json' };
import friends from './locales/en/friends.json' with { type: 'json' };
import messages from './locales/en/messages.json' with { type: 'json' };
import news from './locales/en/news.json' with { type: 'json' };
import newsroom from './locales/en/newsroom.json' with { type: 'json' };
import notice from './locales/en/notice.json' with { type: 'json' };
import offline from './locales/en/offline.json' with { type: 'json' };
import people from './locales/en/people.json' with { type: 'json' };
import post from './locales/en/post.json' with { type: 'json' };
import registration from './locales/en/registration.json' with { type: 'json' };
import search from './locales/en/search.json' with { type: 'json' };
import session from './locales/en/session.json' with { type: 'json' };
import share from './locales/en/share.json' with { type: 'json' };
import shared from './locales/en/shared.json' with { type: 'json' };
import shell from './locales/en/shell.json' with { type: 'json' };
import site from './locales/en/site.json' with { type: 'json' };
import upload from './locales/en/upload.json' with { type: 'json' };

/** The same keys as in Chinese; a test compares them. */
export const en = {
  account,
  company,
  editor,
  events,
  failure,
  frame,
  messages,
  news,
  newsroom,
  notice,
  offline,
  people,
  post,
  registration,
  search,
  session,
  share,
  shared,
  shell,
  site,
  friends,
  upload,
};
