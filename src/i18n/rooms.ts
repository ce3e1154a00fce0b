/** Each room's texts in its own chunk; `first` is what every page says. */
export const loaders = {
  zh: {
    first: () => import('./zh.ts').then(({ zh }) => zh),
    company: () => import('./locales/zh/company.json'),
    editor: () => import('./locales/zh/editor.json'),
    events: () => import('./locales/zh/events.json'),
    flows: () => import('./locales/zh/flows.json'),
    frame: () => import('./locales/zh/frame.json'),
    journal: () => import('./locales/zh/journal.json'),
    account: () => import('./locales/zh/account.json'),
    messages: () => import('./locales/zh/messages.json'),
    news: () => import('./locales/zh/news.json'),
    newsroom: () => import('./locales/zh/newsroom.json'),
    notice: () => import('./locales/zh/notice.json'),
    people: () => import('./locales/zh/people.json'),
    post: () => import('./locales/zh/post.json'),
    registration: () => import('./locales/zh/registration.json'),
    search: () => import('./locales/zh/search.json'),
    session: () => import('./locales/zh/session.json'),
    shared: () => import('./locales/zh/shared.json'),
    share: () => import('./locales/zh/share.json'),
    site: () => import('./locales/zh/site.json'),
    social: () => import('./locales/zh/social.json'),
    timeline: () => import('./locales/zh/timeline.json'),
    upload: () => import('./locales/zh/upload.json'),
  },
  en: {
    first: () => import('./en.ts').then(({ en }) => en),
    company: () => import('./locales/en/company.json'),
    editor: () => import('./locales/en/editor.json'),
    events: () => import('./locales/en/events.json'),
    flows: () => import('./locales/en/flows.json'),
    frame: () => import('./locales/en/frame.json'),
    journal: () => import('./locales/en/journal.json'),
    account: () => import('./locales/en/account.json'),
    messages: () => import('./locales/en/messages.json'),
    news: () => import('./locales/en/news.json'),
    newsroom: () => import('./locales/en/newsroom.json'),
    notice: () => import('./locales/en/notice.json'),
    people: () => import('./locales/en/people.json'),
    post: () => import('./locales/en/post.json'),
    registration: () => import('./locales/en/registration.json'),
    search: () => import('./locales/en/search.json'),
    session: () => import('./locales/en/session.json'),
    shared: () => import('./locales/en/shared.json'),
    share: () => import('./locales/en/share.json'),
    site: () => import('./locales/en/site.json'),
    social: () => import('./locales/en/social.json'),
    timeline: () => import('./locales/en/timeline.json'),
    upload: () => import('./locales/en/upload.json'),
  },
} as const;

export type Language = keyof typeof loaders;

/** A room whose texts come when it is first shown. */
export type TextRoom = Exclude<keyof typeof loaders.zh, 'first'>;

const isTextRoom = (name: string): name is TextRoom => name !== 'first' && Object.hasOwn(loaders.zh, name);

/** The room whose texts a key such as `session:reset.done` needs, or null where they are always there. */
export const roomOf = (key: string): TextRoom | null => {
  const [name = ''] = key.split(':');
  return isTextRoom(name) ? name : null;
};
