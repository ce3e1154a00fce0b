import { route } from './route.ts';

const account = { site: 'post', section: null, access: 'member' } as const;
const messages = { ...account, page: 'messages' } as const;

export const accountRoutes = {
  'post.systemMessage': route({
    ...account,
    path: ['/system-message'],
    page: 'systemMessage',
    parts: ['apply', 'comment', 'notice'],
    params: ({ hash }) => ({ part: hash }),
  }),
  'post.editInfo': route({ ...account, path: ['/edit-info'], page: 'profileEditor' }),
  'post.accountSetting': route({
    ...account,
    path: ['/mine/account-setting'],
    page: 'accountSetting',
    specName: 'accountSetting',
  }),
  'post.messages': route({ ...messages, path: ['/message/list'], specName: 'message-list', query: ['to', 'post'] }),
  'post.message': route({ ...messages, path: ['/message/:id'], specName: 'message' }),
};
