import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { Refusal } from '#services/flows/link.ts';
import type { Meta } from '../kit/meta.ts';
import { isSame, judge, type Observed } from './judge.ts';
import { type AppWindow, type PathLinkAnswer, pathLink } from './path-link.ts';
import { isSentStep, type ShownPath, type ShownStep } from './path-steps.ts';

/** Between automatic steps, in ms. */
export const paces = { slow: 2_000, calm: 1_000, brisk: 250 } as const;
export type Pace = keyof typeof paces;

type PathRunEvent =
  | { readonly type: 'app.choose'; readonly app: string }
  | { readonly type: 'route.open'; readonly href: string }
  | { readonly type: 'step.do' }
  | { readonly type: 'step.skip' }
  | { readonly type: 'pace.set'; readonly pace: Pace | null }
  | { readonly type: 'run.again' }
  | PathLinkAnswer;

interface PathRunInput {
  readonly machine: string;
  readonly path: ShownPath;
}

/** `actual`: what the app did; null where it did nothing. */
export type StopReason =
  | { readonly tag: 'differs'; readonly actual: Observed | null }
  | { readonly tag: 'refused'; readonly reason: Exclude<Refusal, 'logsOut'> };

/** `unstaged`: backend or network did something else; `logsOut`: would log the user out; `behind`: follows a skipped step. */
export type Why = 'wanted' | 'unstaged' | 'logsOut' | 'behind';
export interface Skipped {
  readonly step: number;
  readonly why: Why;
}

interface Context extends PathRunInput {
  readonly apps: readonly AppWindow[];
  readonly app: string | null;
  readonly actor: string | null;
  readonly states: readonly string[];
  readonly step: number;
  readonly skipped: readonly Skipped[];
  readonly observed: readonly Observed[];
  readonly pace: Pace | null;
  readonly stopReason: StopReason | null;
  readonly covered: readonly string[];
  readonly failure: Failure | null;
}

const stepOf = ({ path, step }: Context): ShownStep | null => path.steps[step] ?? null;

const verdictOn = (context: Context, isSent: boolean) => {
  const step = stepOf(context);
  if (!step) return { tag: 'open' } as const;
  const expected = { event: step.event.type, transitions: step.transitions, states: step.seen.states };
  return judge(expected, context.states, context.observed, isSent);
};
const isSentNow = (context: Context): boolean => {
  const step = stepOf(context);
  return step !== null && isSentStep(step);
};

/** Also skips the following steps, up to where the path reaches the app's current states. */
const passedOver = (context: Context, why: Why): Partial<Context> => {
  const { path, step, skipped, observed } = context;
  const states = observed.at(-1)?.states ?? context.states;
  const meets = path.steps.findIndex(({ seen }, at) => at >= step && isSame(seen.states, states));
  const next = meets < 0 ? path.steps.length : meets + 1;
  const behind = path.steps.flatMap((_, at): Skipped[] =>
    at > step && at < next ? [{ step: at, why: 'behind' }] : [],
  );
  return { step: next, skipped: [...skipped, { step, why }, ...behind], observed: [], states };
};

/** Timers need nothing staged, so another result is a failure. */
const isTimersOwn = (context: Context): boolean => {
  const verdict = verdictOn(context, false);
  const step = stepOf(context);
  return verdict.tag === 'failed' && step?.kind === 'time' && verdict.actual?.event === step.event.type;
};

export const pathRunSetup = setup({
  types: {
    context: {} as Context,
    input: {} as PathRunInput,
    events: {} as PathRunEvent,
    children: {} as { link: 'link' },
    tags: {} as
      | 'searching'
      | 'choosing'
      | 'joining'
      | 'silent'
      | 'absent'
      | 'elsewhere'
      | 'resting'
      | 'sending'
      | 'waiting'
      | 'passed'
      | 'partial'
      | 'stopped'
      | 'lost'
      | 'failed',
    meta: {} as Meta,
  },
  actors: { link: pathLink },
  actions: {
    noteApp: assign(({ context: { apps } }, { found }: { found: AppWindow }) => ({
      apps: [...apps.filter(({ app }) => app !== found.app), found],
    })),
    forgetApp: assign(({ context: { apps } }, { app }: { app: string }) => ({
      apps: apps.filter((one) => one.app !== app),
    })),
    takeApp: assign((_, { app }: { app: string }) => ({ app })),
    takeOnlyApp: assign(({ context: { apps } }) => ({ app: apps[0]?.app ?? null })),
    watchApp: sendTo('link', ({ context: { app } }) => ({ type: 'app.watch', app: app ?? '' })),
    openRoute: sendTo('link', (_, { href }: { href: string }) => ({ type: 'route.go', href })),
    takeActor: assign((_, { path, states }: { path: string | null; states: readonly string[] }) => ({
      actor: path,
      states,
      observed: [],
    })),
    observe: assign(({ context }, { observed }: { observed: Observed }) => ({
      observed: [...context.observed, observed],
    })),
    follow: assign((_, { observed }: { observed: Observed }) => ({ states: observed.states })),
    sendStep: sendTo('link', ({ context }) => ({
      type: 'step.send',
      step: context.step,
      event: stepOf(context)?.event ?? { type: '' },
    })),
    advance: assign(({ context }) => {
      const verdict = verdictOn(context, isSentNow(context));
      return verdict.tag === 'passed'
        ? { step: context.step + 1, states: verdict.states, observed: context.observed.slice(verdict.used) }
        : { step: context.step + 1 };
    }),
    skip: assign(({ context: { step, skipped, observed, states } }) => ({
      step: step + 1,
      skipped: [...skipped, { step, why: 'wanted' as const }],
      observed: [],
      states: observed.at(-1)?.states ?? states,
    })),
    passOver: assign(({ context }, { why }: { why: Why }) => passedOver(context, why)),
    stopFor: assign((_, { stopReason }: { stopReason: StopReason }) => ({ stopReason, pace: null })),
    stopForVerdict: assign(({ context }) => {
      const verdict = verdictOn(context, isSentNow(context));
      return {
        stopReason: { tag: 'differs' as const, actual: verdict.tag === 'failed' ? verdict.actual : null },
        pace: null,
      };
    }),
    setPace: assign((_, { pace }: { pace: Pace | null }) => ({ pace })),
    noteCovered: assign((_, { covered }: { covered: readonly string[] }) => ({ covered })),
    begin: assign({ step: 0, skipped: [], observed: [], stopReason: null, pace: null }),
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    isAlone: ({ context: { apps } }) => apps.length === 1,
    areSeveral: ({ context: { apps } }) => apps.length > 1,
    isWatched: ({ context }, { app }: { app: string }) => context.app === app,
    isActorHere: ({ context: { actor } }) => actor !== null,
    isActorGone: (_, { path }: { path: string | null }) => path === null,
    isAtStart: ({ context: { path, states } }) => isSame(path.seen.states, states),
    isDone: ({ context }) => stepOf(context) === null,
    isSent: ({ context }) => isSentNow(context),
    isAsExpected: ({ context }) => verdictOn(context, isSentNow(context)).tag === 'passed',
    isOtherwise: ({ context }) => verdictOn(context, isSentNow(context)).tag === 'failed',
    isTimersOwn: ({ context }) => isTimersOwn(context),
    hasSkipped: ({ context: { skipped } }) => skipped.length > 0,
    isLogout: (_, { reason }: { reason: Refusal }) => reason === 'logsOut',
    isToBeRefused: ({ context }) => stepOf(context)?.transitions.length === 0,
    isPlaying: ({ context: { pace } }) => pace !== null,
  },
  delays: {
    /** All open windows have answered by then. */
    gatherFor: 400,
    /** A window silent for so long was closed without notice. */
    joinPatience: 8_000,
    betweenSteps: ({ context: { pace } }) => paces[pace ?? 'calm'],
  },
});
