import type { AnyActorLogic } from 'xstate';
import { type PageName, routeNames, routeOf } from '#routes/routes.ts';
import { newsHomeMachine } from '../content/news-home.machine.ts';
import { lazyChart } from '../shared/lazy-chart.ts';

const lazy = routeNames
  .map(routeOf)
  .flatMap(({ page, chart }) => (chart === null ? [] : [[page, lazyChart(chart)] as const]));

/** By page; the chart of the page that most users see first is in the main bundle. */
export const pageCharts: Readonly<Record<PageName, AnyActorLogic>> = {
  ...(Object.fromEntries<unknown>(lazy) as Record<PageName, AnyActorLogic>),
  newsHome: newsHomeMachine,
};

const login = () => import('../session/login.machine.ts').then(({ loginMachine }) => loginMachine);

export const lazyCharts = {
  conversations: lazyChart(() =>
    import('../messages/conversations.machine.ts').then(({ conversationsMachine }) => conversationsMachine),
  ),
  reactions: lazyChart(
    () => import('../content/reactions.machine.ts').then(({ reactionsMachine }) => reactionsMachine),
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
