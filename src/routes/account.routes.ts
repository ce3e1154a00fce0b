import { type Chart, route, type View } from './route.ts';

const account = { site: 'post', section: null, access: 'member' } as const;
const alone = { ...account, footer: false } as const;

const messages = {
  ...alone,
  page: 'messages',
  view: (): View => import('#views/messages/MessagesPage.tsx').then((m) => m.MessagesPage),
} as const;

export const accountRoutes = {
  'post.systemMessage': route({
    ...account,
    path: ['/system-message'],
    page: 'systemMessage',
    chart: (): Chart => import('#machines/notice/system-message.machine.ts').then((m) => m.systemMessageMachine),
    view: (): View => import('#views/notice/SystemMessage.tsx').then((m) => m.SystemMessage),
    aside: { web: ['hotPosts', 'recommendedFollow', 'relatedLinks'], mobile: [] },
    describesItself: false,
    parts: ['apply', 'comment', 'notice'],
    params: ({ hash }) => ({ part: hash }),
  }),
  'post.editInfo': route({
    ...alone,
    path: ['/edit-info'],
    page: 'profileEditor',
    chart: (): Chart => import('#machines/registration/edit-info.machine.ts').then((m) => m.editInfoMachine),
    view: (): View => import('#views/registration/EditInfo.tsx').then((m) => m.EditInfo),
    describesItself: false,
  }),
  'post.accountSetting': route({
    ...alone,
    path: ['/mine/account-setting'],
    page: 'accountSetting',
    chart: (): Chart => import('#machines/session/account-setting.machine.ts').then((m) => m.accountSettingMachine),
    view: (): View => import('#views/session/AccountSetting.tsx').then((m) => m.AccountSetting),
    specName: 'accountSetting',
    describesItself: false,
  }),
  'post.messages': route({ ...messages, path: ['/message/list'], specName: 'message-list', query: ['to', 'post'] }),
  'post.message': route({ ...messages, path: ['/message/:id'], specName: 'message' }),
};
