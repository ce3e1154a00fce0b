import {
  type ActionFunction,
  type AnyActorLogic,
  and,
  assertEvent,
  enqueueActions,
  type GuardPredicate,
  not,
  type ParameterizedObject,
  setup,
  stateIn,
} from 'xstate';
import type { PageName } from '#routes/routes.ts';
import { newTabOpenDelay } from '#services/contract/constants.ts';
import { modulesMachine } from '../content/modules.machine.ts';
import { draftsMachine, guestOwner } from '../drafts/drafts.machine.ts';
import { type Fact, subscribersBelow } from '../kit/announce.ts';
import type { Meta } from '../kit/meta.ts';
import { noticesMachine } from '../notices/notices.machine.ts';
import { searchBoxMachine } from '../search/search-box.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { visitsMachine } from '../session/visits.machine.ts';
import { prepareOauth } from '../session/wechat-return-target.ts';
import type { AppEvent, AppInput, Context } from './app.events.ts';
import { lazyCharts } from './lazy-charts.ts';
import { minutesMachine } from './minutes.machine.ts';
import { preferencesMachine } from './preferences.machine.ts';
import { reportsMachine } from './reports.machine.ts';
import type { AppEmitted } from './route.ts';
import { visitLogMachine } from './visit-log.machine.ts';
import { wechatCardMachine } from './wechat-card.machine.ts';

const invokedCharts = {
  preferences: preferencesMachine,
  session: sessionMachine,
  drafts: draftsMachine,
  notices: noticesMachine,
  modules: modulesMachine,
  reports: reportsMachine,
  visits: visitsMachine,
  visitLog: visitLogMachine,
  wechatCard: wechatCardMachine,
  minutes: minutesMachine,
  searchBox: searchBoxMachine,
};

/** Given by `withPages`. */
const pageCharts = {} as Readonly<Record<PageName, AnyActorLogic>>;

type ChildId = Exclude<keyof typeof invokedCharts | keyof typeof lazyCharts, 'login' | 'binding'>;

export const appSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AppEvent,
    input: {} as AppInput,
    emitted: {} as AppEmitted,
    tags: {} as 'binding',
    meta: {} as Meta,
    children: {} as { [Id in ChildId]: Id } & { login: 'login' | 'binding' },
  },
  actors: { ...invokedCharts, prepareOauth, ...lazyCharts, ...pageCharts },
  actions: {
    announce: enqueueActions(({ self, enqueue }, fact: Fact) => {
      for (const ref of subscribersBelow(self.getSnapshot(), fact.type)) enqueue.sendTo(ref, fact);
    }),
    /** Forms write drafts under the user that they were given; another tab may have replaced the login. */
    notifyForms: enqueueActions(({ context, event, self, enqueue }) => {
      assertEvent(event, ['drafts.removed', 'draft.dropped']);
      const subjects = event.type === 'drafts.removed' ? event.subjects : [event.subject];
      const owner = `${context.user?.memberId ?? guestOwner}:`;
      const own = subjects.filter((subject) => subject.startsWith(owner)).map((subject) => subject.slice(owner.length));
      if (own.length === 0) return;
      for (const ref of subscribersBelow(self.getSnapshot(), 'drafts.removed'))
        enqueue.sendTo(ref, { type: 'drafts.removed', subjects: own });
    }),
  },
  guards: {
    /** After a login the user is no guest any more, and no member before the session says so. */
    isUserKnown: and([stateIn('#app.user.known'), not(stateIn('#app.auth.settling'))]),
    isUserUnknown: stateIn('#app.user.unknown'),
    isUnverified: stateIn('#app.user.unknown.unverified'),
    isGuest: stateIn('#app.user.known.guest'),
    isUnregistered: stateIn('#app.user.known.unregistered'),
    isMember: stateIn('#app.user.known.member'),
  },
  delays: { newTabOpenDelay },
});

type Action = Parameters<typeof appSetup.createAction>[0];
type Child = NonNullable<Action['_out_TActor']>;
type Shared = NonNullable<Action['_out_TAction']>;

type Params = Readonly<Record<string, ParameterizedObject['params'] | undefined>>;

export const appParts = <A extends Params, G extends Params>(parts: {
  readonly actions: {
    [K in keyof A]: ActionFunction<Context, AppEvent, AppEvent, A[K], Child, Shared, never, never, AppEmitted>;
  };
  readonly guards: { [K in keyof G]: GuardPredicate<Context, AppEvent, G[K], never> };
}) => parts;
