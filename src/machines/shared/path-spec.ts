import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom } from 'xstate';

/** The same words for readers of both languages. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/**
 * Who makes a step happen: the user, the backend (or another outside service, the browser included), time, or another
 * part of the app that tells the chart something.
 */
export type StepKind = 'user' | 'backend' | 'time' | 'part';

/** How a call is answered instead of by the backend itself; a rule of the simulated backend without its endpoint. */
export interface Fault {
  readonly kind: 'offline' | 'timeout' | 'status' | 'html' | 'malformed' | 'code';
  readonly status?: number;
  readonly code?: number;
}

/**
 * How a step is brought about where the simulated backend answers (docs/paths.md). `fault`: so the calls of the actor
 * are answered; without it they go on to the backend, and `{}` says that it fails by itself. `story` is a line in each
 * driver's script: told before the step, or the step itself where no actor answers. `itself`: an event that follows at
 * once from the step before. `inside`: only a test in the app's own process can do it, not a browser.
 */
export type CauseSpec =
  | { readonly fault?: Fault; readonly story?: string; readonly itself?: true; readonly inside?: true }
  | Never;

/** It cannot be brought about, for this reason. */
interface Never {
  readonly never: string;
}

interface CaseWords extends Words {
  /** Told apart by the event type unless said: `xstate.after.*` is time, `xstate.done|error.actor.*` backend or part. */
  readonly by?: StepKind;
  /** What the tester sees after the step, where neither state nor transition says it. */
  readonly then?: Words;
  /** States in which this payload is worth trying; everywhere unless given. */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean;
  /** I18n key of the words on the screen, where the payload decides and not the transition. */
  readonly see?: string;
  readonly cause?: CauseSpec | ((snapshot: AnyMachineSnapshot) => CauseSpec | undefined);
}

/** One payload to try for an event type, with the words for a tester who does the same by hand. */
export type EventCase<Payload = object> = CaseWords &
  (object extends Payload ? { readonly payload?: Payload } : { readonly payload: Payload });

/** What an invoked actor answers. */
export type Answer = { readonly output?: unknown } | { readonly error?: unknown };

type WithoutType<E> = E extends unknown ? Omit<E, 'type'> : never;
type PayloadOf<M extends AnyStateMachine, T> = WithoutType<Extract<EventFrom<M>, { readonly type: T }>>;

type CasesOf<M extends AnyStateMachine> = {
  readonly [T in EventFrom<M>['type'] as T extends `xstate.${string}` ? never : T]: readonly EventCase<
    PayloadOf<M, T>
  >[];
} & { readonly [T in `xstate.${string}`]: readonly EventCase<Answer>[] };

/** A way for a chart to begin: the "given" of a path. */
export interface PathStart<Input = unknown> extends Words {
  readonly input?: Input;
  /** Where the chart begins like this on one kind of device only. */
  readonly device?: 'desktop' | 'mobile';
  readonly cause?: CauseSpec;
}

/** A transition that no event case reaches, and why that is well. `transition` is an arrow's id (docs/paths.md). */
export interface Unreachable {
  readonly transition: string;
  readonly reason: string;
}

/**
 * The words of a state: its title, two to four words, and in Chinese the sentence that is its `description` in the
 * chart. The chart itself has the sentence alone: its title is its `name`.
 */
export type StateWords =
  | { readonly title: Words; readonly zh?: string }
  | { readonly title?: never; readonly zh: string };

/**
 * What the path engine must know of a chart, declared beside it as `x.paths.ts`: how it begins, which payloads to try
 * for each event, and the words in which a tester reads it. See docs/paths.md.
 */
export interface PathSpec<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  /** The chart's name on its page. */
  readonly name: Words;
  readonly starts: readonly PathStart<InputFrom<M>>[];
  readonly events: CasesOf<M>;
  /** Of every state, by its path in the chart (`cooling.ticking`); '' is the chart. */
  readonly states: Readonly<Record<string, StateWords>>;
  /** What tells two states apart; value, context and history unless given. Must not hide what a guard looks at. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown;
  readonly limit?: number;
  readonly unreachable?: readonly Unreachable[];
  /** What a child's snapshot holds, by its id, where the chart reads it. */
  readonly stubs?: Readonly<Record<string, object>>;
  /**
   * The endpoints (`room.name`) that each invoked actor calls; none: it answers by itself, at once. With it the paths
   * can be played against the simulated backend.
   */
  readonly calls?: Readonly<Record<string, readonly string[]>>;
  /** What a played path has in common with the model beside its states; `key` unless given. */
  readonly agrees?: (snapshot: AnyMachineSnapshot) => unknown;
}
