import { lazyChart } from '../kit/lazy-chart.ts';

const login = () => import('../session/login.machine.ts').then(({ loginMachine }) => loginMachine);

export const lazyCharts = {
  conversations: lazyChart(() =>
    import('../messages/conversations.machine.ts').then(({ conversationsMachine }) => conversationsMachine),
  ),
  reactions: lazyChart(
    () => import('../reactions/reactions.machine.ts').then(({ reactionsMachine }) => reactionsMachine),
    { onFailure: 'notify' },
  ),
  friends: lazyChart(() => import('../friends/friends.machine.ts').then(({ friendsMachine }) => friendsMachine), {
    onFailure: 'notify',
  }),
  login: lazyChart(login, { onFailure: 'end' }),
  binding: lazyChart(login, { onFailure: 'notify' }),
  wizard: lazyChart(() => import('../registration/wizard.machine.ts').then(({ wizardMachine }) => wizardMachine), {
    onFailure: 'notify',
  }),
  wechatReturn: lazyChart(
    () => import('../session/wechat-return.machine.ts').then(({ wechatReturnMachine }) => wechatReturnMachine),
    { onFailure: 'notify' },
  ),
  ssoLogin: lazyChart(() => import('../session/sso-login.machine.ts').then(({ ssoLoginMachine }) => ssoLoginMachine), {
    onFailure: 'notify',
  }),
};
