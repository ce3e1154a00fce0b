import 'i18next';
import type account from './locales/zh/account.json';
import type backstage from './locales/zh/backstage.json';
import type company from './locales/zh/company.json';
import type editor from './locales/zh/editor.json';
import type events from './locales/zh/events.json';
import type flows from './locales/zh/flows.json';
import type frame from './locales/zh/frame.json';
import type handle from './locales/zh/handle.json';
import type journal from './locales/zh/journal.json';
import type messages from './locales/zh/messages.json';
import type news from './locales/zh/news.json';
import type newsroom from './locales/zh/newsroom.json';
import type notice from './locales/zh/notice.json';
import type offline from './locales/zh/offline.json';
import type people from './locales/zh/people.json';
import type post from './locales/zh/post.json';
import type registration from './locales/zh/registration.json';
import type search from './locales/zh/search.json';
import type session from './locales/zh/session.json';
import type share from './locales/zh/share.json';
import type shared from './locales/zh/shared.json';
import type site from './locales/zh/site.json';
import type social from './locales/zh/social.json';
import type timeline from './locales/zh/timeline.json';
import type upload from './locales/zh/upload.json';
import type { zh } from './zh.ts';

/** Chinese is the source of all keys. */
interface Later {
  readonly backstage: typeof backstage;
  readonly handle: typeof handle;
  readonly company: typeof company;
  readonly editor: typeof editor;
  readonly events: typeof events;
  readonly flows: typeof flows;
  readonly frame: typeof frame;
  readonly journal: typeof journal;
  readonly account: typeof account;
  readonly news: typeof news;
  readonly newsroom: typeof newsroom;
  readonly notice: typeof notice;
  readonly offline: typeof offline;
  readonly people: typeof people;
  readonly post: typeof post;
  readonly registration: typeof registration;
  readonly messages: typeof messages;
  readonly search: typeof search;
  readonly session: typeof session;
  readonly shared: typeof shared;
  readonly share: typeof share;
  readonly site: typeof site;
  readonly social: typeof social;
  readonly timeline: typeof timeline;
  readonly upload: typeof upload;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof zh & Later;
    returnNull: false;
  }
}
