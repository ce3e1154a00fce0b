import account from './locales/zh/account.json' with { type: 'json' };
import company from './locales/zh/company.json' with { type: 'json' };
import editor from './locales/zh/editor.json' with { type: 'json' };
import events from './locales/zh/events.json' with { type: 'json' };
import failure from './locales/zh/failure.json' with { type: 'json' };
import frame from './locales/zh/frame.json' with { type: 'json' };
import friends from './locales/zh/friends.json' with { type: 'json' };
import messages from './locales/zh/messages.json' with { type: 'json' };
import news from './locales/zh/news.json' with { type: 'json' };
import newsroom from './locales/zh/newsroom.json' with { type: 'json' };
import notice from './locales/zh/notice.json' with { type: 'json' };
import offline from './locales/zh/offline.json' with { type: 'json' };
import people from './locales/zh/people.json' with { type: 'json' };
import post from './locales/zh/post.json' with { type: 'json' };
import registration from './locales/zh/registration.json' with { type: 'json' };
import search from './locales/zh/search.json' with { type: 'json' };
import session from './locales/zh/session.json' with { type: 'json' };
import share from './locales/zh/share.json' with { type: 'json' };
import shared from './locales/zh/shared.json' with { type: 'json' };
import shell from './locales/zh/shell.json' with { type: 'json' };
import site from './locales/zh/site.json' with { type: 'json' };
import upload from './locales/zh/upload.json' with { type: 'json' };

/** All texts of the pages, by namespace. Chinese is the source of all keys. */
export const zh = {
  account,
  company,
  editor,
  events,
  failure,
  frame,
  friends,
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
  upload,
};
