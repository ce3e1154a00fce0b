import type { AnyActorLogic } from 'xstate';
import { placeNames, placeOf, type RoomName } from '#routes/routes.ts';
import { newsHomeMachine } from '../content/news-home.machine.ts';
import { lazyChart } from '../shared/lazy-chart.ts';

const lazy = placeNames
  .map(placeOf)
  .flatMap(({ room, chart }) => (chart === null ? [] : [[room, lazyChart(chart)] as const]));

/** The charts of the pages, by room: that of the page which most readers see first comes with the app. */
export const pageCharts: Readonly<Record<RoomName, AnyActorLogic>> = {
  ...(Object.fromEntries<unknown>(lazy) as Record<RoomName, AnyActorLogic>),
  newsHome: newsHomeMachine,
};

const login = () => import('../session/login.machine.ts').then(({ loginMachine }) => loginMachine);

/** Charts of no page of their own. */
export const lazyCharts = {
  conversations: lazyChart(() =>
    import('../social/conversations.machine.ts').then(({ conversationsMachine }) => conversationsMachine),
  ),
  reactions: lazyChart(
    () => import('../content/reactions.machine.ts').then(({ reactionsMachine }) => reactionsMachine),
    { onFailure: 'tell' },
  ),
  friends: lazyChart(() => import('../social/friends.machine.ts').then(({ friendsMachine }) => friendsMachine), {
    onFailure: 'tell',
  }),
  /** A guest asks for it, and can ask again. */
  login: lazyChart(login, { onFailure: 'end' }),
  /** The same, where a mobile must be bound. */
  binding: lazyChart(login, { onFailure: 'tell' }),
  wizard: lazyChart(() => import('../registration/wizard.machine.ts').then(({ wizardMachine }) => wizardMachine), {
    onFailure: 'tell',
  }),
  wechatReturn: lazyChart(
    () => import('../session/wechat-return.machine.ts').then(({ wechatReturnMachine }) => wechatReturnMachine),
    { onFailure: 'tell' },
  ),
  ssoLogin: lazyChart(() => import('../session/sso-login.machine.ts').then(({ ssoLoginMachine }) => ssoLoginMachine), {
    onFailure: 'tell',
  }),
};
