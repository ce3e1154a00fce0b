import fc from 'fast-check';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { actorHandlesEvent } from '#machines/kit/handles-event.ts';
import type { EventCase, PathSpec } from '#machines/kit/path-spec.ts';
import { isMachine } from '#machines/kit/xstate-internals.ts';
import { shapes } from '#routes/route.ts';
import { routeNames, routeOf } from '#routes/routes.ts';
import { defaultSites } from '#services/address/sites.ts';
import type { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

type Browser = ReturnType<typeof openBrowser>;
type Tab = ReturnType<Browser['openTab']>;

/** One thing that a person, the backend or time does to the app. `act`: whatever is possible now, chosen by a number below 1. */
export type Step =
  | { readonly do: 'visit'; readonly url: string }
  | { readonly do: 'act'; readonly choice: number }
  | { readonly do: 'send'; readonly path: string; readonly event: { readonly type: string } }
  | { readonly do: 'enterCode'; readonly right: boolean }
  | { readonly do: 'fault'; readonly kind: 'offline' | 'html' | 'malformed'; readonly endpoint: string }
  | { readonly do: 'heal' }
  | { readonly do: 'advance'; readonly ms: number };

/** What can be done with every chart is read from the path specifications: a new machine is covered without a line here. */
const isSpec = (value: unknown): value is PathSpec => typeof value === 'object' && value !== null && 'starts' in value;
const specs = new Map(
  Object.values(import.meta.glob<object>('../../src/machines/**/*.paths.ts', { eager: true }))
    .flatMap((module) => Object.values(module))
    .filter(isSpec)
    .map((spec) => [spec.machine.id, spec]),
);

interface Act {
  readonly ref: AnyActorRef;
  readonly event: { readonly type: string };
}

const byUser = ([type]: readonly [string, unknown]): boolean => !/^(xstate|record|session|route|user)\./.test(type);

const actsOf = (ref: AnyActorRef): readonly Act[] => {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  const spec = specs.get((ref as AnyActorRef & { logic: { id?: string } }).logic.id ?? '');
  if (!spec || snapshot.status !== 'active') return [];
  const cases = Object.entries(spec.events as Readonly<Record<string, readonly EventCase[]>>).filter(byUser);
  return cases.flatMap(([type, payloads]) =>
    payloads
      .filter(({ by = 'user', when }) => by === 'user' && (when?.(snapshot) ?? true))
      .map(({ payload }) => ({ ref, event: { ...payload, type } }))
      .filter(({ event }) => snapshot.can(event)),
  );
};

export type Actors = readonly (readonly [path: string, ref: AnyActorRef])[];

/** Every actor of the running app. */
export const actorsUnder = (ref: AnyActorRef, path = ''): Actors => {
  const { children = {} } = ref.getSnapshot() as { children?: Readonly<Record<string, AnyActorRef | undefined>> };
  const inner = Object.values(children).filter((child) => child !== undefined);
  return [[path, ref], ...inner.flatMap((child) => actorsUnder(child, `${path}/${child.id}`))];
};

/** Everything that somebody could do now, in an order that depends on nothing but the state. */
const possible = (app: AnyActorRef): readonly Act[] =>
  actorsUnder(app)
    .filter(([, ref]) => isMachine(ref))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, ref]) => actsOf(ref));

export const send = (path: string, event: { readonly type: string } & Record<string, unknown>): Step => ({
  do: 'send',
  path,
  event,
});

/** A short story that gets somewhere, to be broken into by random steps. */
export const askForCode: readonly Step[] = [
  send('', { type: 'login.wanted', byTap: true }),
  send('login', { type: 'tab.choose', tab: 'sms' }),
  send('login/smsLogin', { type: 'field.change', field: 'mobile', text: '13700001234' }),
  send('login/smsLogin', { type: 'code.request' }),
];
export const signUp: readonly Step[] = [
  ...askForCode,
  { do: 'enterCode', right: true },
  send('login/smsLogin', { type: 'login.submit' }),
];

export const pause: Step = { do: 'advance', ms: 1_000 };
export const asLiran: readonly Step[] = [send('', { type: 'sso.returned', ticket: 'sso-liran' }), pause];
export const register: readonly Step[] = [
  ...signUp,
  send('wizard/supplement', { type: 'field.change', field: 'nickname', text: '林小满' }),
  send('wizard/supplement', { type: 'field.change', field: 'gender', text: 'FEMALE' }),
  send('wizard/supplement', { type: 'field.change', field: 'company', text: '小满茶饮' }),
  send('wizard/supplement', { type: 'field.change', field: 'position', text: '研发' }),
  send('wizard/supplement', { type: 'field.change', field: 'location', id: 330106, text: '浙江省/杭州市/西湖区' }),
  pause,
  send('wizard/supplement', { type: 'profile.submit' }),
  pause,
  send('wizard/workHistory', { type: 'field.change', field: 'position', text: '研发' }),
  send('wizard/workHistory', { type: 'field.change', field: 'company', text: '小满茶饮' }),
  send('wizard/workHistory', { type: 'field.change', field: 'startTime', text: '2020-03' }),
  send('wizard/workHistory', { type: 'entry.finish' }),
  pause,
  send('wizard/educationHistory', { type: 'step.skip' }),
  pause,
];

const answerFriend = (id: string, answer: 'APPROVED' | 'IGNORED'): Step =>
  send('page/requests', { type: 'request.answer', id, requestMemberId: '1040', answer });

/** Ways in that begin elsewhere, and those that few would find by chance. */
const detours: readonly (readonly Step[])[] = [
  register,
  [send('', { type: 'wechat.returned', code: 'code', state: 'unknown' })],
  [send('', { type: 'sso.returned', ticket: 'sso-liran' })],
  [
    ...asLiran,
    pause,
    send('conversations', { type: 'conversation.select', convId: '70001' }),
    pause,
    send('conversations/conversation-70001', { type: 'text.change', text: '周二见' }),
    send('conversations/conversation-70001', { type: 'message.send' }),
    pause,
    pause,
  ],
  [send('', { type: 'reaction.press', reaction: { act: 'like', type: 'news', id: '1' }, on: false })],
  [
    send('', { type: 'sso.returned', ticket: 'sso-liran' }),
    { do: 'visit', url: '/people/1001' },
    send('', { type: 'friend.apply', memberId: '1003', name: '周默' }),
    send('friends/request', { type: 'request.submit', introduction: '您好' }),
    send('page', { type: 'tab.choose', tab: 'friends' }),
    pause,
    answerFriend('40002', 'IGNORED'),
  ],
  [
    ...asLiran,
    { do: 'visit', url: '/community/system-message#apply' },
    pause,
    answerFriend('40001', 'APPROVED'),
    pause,
  ],
  [
    send('', { type: 'sso.returned', ticket: 'sso-liran' }),
    { do: 'visit', url: '/community/mine/account-setting' },
    pause,
    send('page', { type: 'section.open', section: 'mobile' }),
  ],
  [
    send('', { type: 'sso.returned', ticket: 'sso-liran' }),
    { do: 'visit', url: '/community/circle/post/create' },
    pause,
    send('page', { type: 'images.add', images: [{ file: 'blob:1', name: '1.png' }] }),
  ],
  // Two errors whose messages have the same pattern of letters.
  ['cart is empty', 'user is gonee', 'cart is empty'].flatMap((message): Step[] => [
    send('reports', {
      type: 'error.seen',
      message,
      detail: `Error: ${message}`,
      memberId: '1001',
      at: 1_785_805_200_000,
    }),
    pause,
  ]),
  [{ do: 'visit', url: '/flows/live' }, pause],
  [{ do: 'visit', url: '/flows/time' }, pause],
  [{ do: 'visit', url: '/flows/compare' }, pause],
  [
    { do: 'visit', url: '/flows/toggle' },
    pause,
    send('page/chart', { type: 'side.show', part: 'paths' }),
    pause,
    send('page/chart/paths', { type: 'path.choose', index: 0 }),
    send('page/chart/paths', { type: 'run.open' }),
    pause,
  ],
  [
    send('', { type: 'login.wanted', byTap: true }),
    send('login', { type: 'tab.choose', tab: 'password' }),
    send('login', { type: 'password.forgotten' }),
  ],
];

/** An address for every pattern of the route table, so that a new page is visited without a line here. */
const sample = (pattern: string): string =>
  pattern.replaceAll(/:(\w+)\??|\*\?/g, (_, name = '') => {
    const shape = shapes[name];
    return ['1', 'news', 'hot'].find((value) => shape?.test(value)) ?? 'tea';
  });
const pages = routeNames.flatMap((name) => {
  const { site, path: patterns } = routeOf(name);
  const { base } = defaultSites[site === 'common' ? 'news' : site];
  return patterns.map((pattern) => `${base.slice(0, -1)}${sample(pattern)}`);
});
const visits = ['/', '/news/1', '/news/hot', '/site/about', '/company/1', '/community/message/list', '/nowhere/at/all'];
const endpoints = ['news.page', 'news.detail', 'session.sendCode', 'session.loginBySms', 'session.registerStatus'];
const faults = ['offline', 'html', 'malformed'] as const;

const step: fc.Arbitrary<readonly Step[]> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.double({ min: 0, max: 0.999, noNaN: true }).map((choice): Step[] => [{ do: 'act', choice }]),
  },
  { weight: 1, arbitrary: fc.constantFrom(...pages).map((url): Step[] => [{ do: 'visit', url }]) },
  { weight: 2, arbitrary: fc.constantFrom(...visits).map((url): Step[] => [{ do: 'visit', url }]) },
  { weight: 2, arbitrary: fc.constantFrom(50, 1_000, 60_000, 6_000_000).map((ms): Step[] => [{ do: 'advance', ms }]) },
  { weight: 1, arbitrary: fc.boolean().map((right): Step[] => [{ do: 'enterCode', right }]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...faults), fc.constantFrom(...endpoints))
      .map(([kind, endpoint]): Step[] => [{ do: 'fault', kind, endpoint }]),
  },
  { weight: 1, arbitrary: fc.constant<readonly Step[]>([{ do: 'heal' }]) },
  { weight: 1, arbitrary: fc.constant(signUp) },
  { weight: 1, arbitrary: fc.constantFrom(...detours) },
);

export const walks = (length: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(step, { minLength: length / 2, maxLength: length }).map((parts) => parts.flat());

/** `page` in a path is the room that was entered last. */
const actorAt = (tab: Tab, path: string): AnyActorRef | undefined =>
  path === ''
    ? tab.app
    : path.split('/').reduce<AnyActorRef | undefined>((ref, id) => {
        const children = ref?.getSnapshot().children ?? {};
        return children[id === 'page' ? (Object.keys(children).findLast((key) => key.startsWith('page-')) ?? '') : id];
      }, tab.app);

/** A step whose actor is not there now does nothing: people click what they see. */
export const perform = async (browser: Browser, tab: Tab, step: Step): Promise<void> => {
  const { backend } = browser;
  switch (step.do) {
    case 'visit':
      await tab.visit(step.url);
      return;
    case 'act': {
      const acts = possible(tab.app);
      const act = acts[Math.floor(step.choice * acts.length)];
      act?.ref.send(act.event);
      break;
    }
    case 'send': {
      const ref = actorAt(tab, step.path);
      if (ref && actorHandlesEvent(ref, step.event.type)) ref.send(step.event);
      break;
    }
    case 'enterCode':
      actorAt(tab, 'login/smsLogin')?.send({
        type: 'field.change',
        field: 'code',
        text: step.right ? (backend.codes()[0]?.code ?? '') : '000000',
      });
      break;
    case 'fault':
      backend.faults.add({ kind: step.kind, endpoint: step.endpoint, times: 2 });
      break;
    case 'heal':
      backend.faults.clear();
      break;
    case 'advance':
      backend.clock.advance(step.ms);
      break;
  }
  await settle();
};
