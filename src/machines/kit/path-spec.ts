import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import type { Act } from './act.ts';

export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Who causes a step: the user, the backend (or another external service, also the browser), time, or another part of the app. */
export type StepKind = 'user' | 'backend' | 'time' | 'part';

/** How a call is answered instead of by the mock backend. */
export interface Fault {
  readonly kind: 'offline' | 'timeout' | 'status' | 'html' | 'malformed' | 'code';
  readonly status?: number;
  readonly code?: number;
  readonly data?: unknown;
}

/**
 * How a step is caused against the mock backend (docs/paths.md). `fault`: answers the actor's calls, `{}` if the backend
 * fails by itself. `story`: a step of each driver's script. `itself`: follows the step before, `'first'` ahead of all else.
 * `of`: the actor whose calls lead to this event. `inside`: in-process tests only.
 */
export type CauseSpec =
  | {
      readonly fault?: Fault;
      readonly story?: string;
      readonly itself?: true | 'first';
      readonly of?: string;
      readonly inside?: true;
    }
  | Never;

interface Never {
  readonly never: string;
}

interface CaseWords extends Words {
  /** By default from the event type: `xstate.after.*` is time, `xstate.done|error.actor.*` backend or part. */
  readonly by?: StepKind;
  readonly then?: Words;
  /** States in which to try this payload; default: all. */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean;
  readonly see?: string;
  /** Other answers with the same consequences: told to readers, on no path. */
  readonly also?: readonly (Words & { readonly payload: object; readonly see?: string })[];
  readonly cause?: CauseSpec | ((snapshot: AnyMachineSnapshot) => CauseSpec | undefined);
}

export type EventCase<Payload = object> = CaseWords &
  (object extends Payload ? { readonly payload?: Payload } : { readonly payload: Payload });

export type Answer = { readonly output?: unknown } | { readonly error?: unknown };

type WithoutType<E> = E extends unknown ? Omit<E, 'type'> : never;
type PayloadOf<M extends AnyStateMachine, T> = WithoutType<Extract<EventFrom<M>, { readonly type: T }>>;

type CasesOf<M extends AnyStateMachine> = {
  readonly [T in EventFrom<M>['type'] as T extends `xstate.${string}` ? never : T]: readonly EventCase<
    PayloadOf<M, T>
  >[];
} & { readonly [T in `xstate.${string}`]: readonly EventCase<Answer>[] };

/** How a person causes an event: acts, or how they follow from the event and where the chart is; null where nobody can. */
type ActsOf<M extends AnyStateMachine> = {
  readonly [T in EventFrom<M>['type']]?:
    | readonly Act[]
    | ((event: Extract<EventFrom<M>, { readonly type: T }>, snapshot: AnyMachineSnapshot) => readonly Act[] | null);
};

/** Who is logged in; see `mocks/personas.ts`. */
type Persona = 'liran' | 'wangfang' | 'muted' | 'halfway' | 'blocker' | 'newcomer';

/** For another chart; `machine` is its id. `actor`: the id of the one that is meant, where several run. */
export interface ChartEvent {
  readonly machine: string;
  readonly actor?: string;
  readonly event: AnyEventObject;
}

/**
 * Where the app shows a chart: the address, and what opens it there. `isAtStart`: the chart begins with the app. `actor`:
 * its id there, where several run.
 */
export interface Place {
  readonly href: string;
  readonly actor?: string;
  readonly isAtStart?: true;
  readonly open?: readonly ChartEvent[];
}

export interface PathStart<Input = unknown> extends Words {
  readonly input?: Input;
  /** Missing where no address leads there (`scripts/flows/places.ts`). */
  readonly at?: Place;
  /** By default the specification's, else nobody. */
  readonly as?: Persona;
  readonly device?: 'desktop' | 'mobile';
  readonly cause?: CauseSpec;
}

/** A transition that no event case reaches, and why. `transition`: the id of an arrow (docs/paths.md). */
export interface Unreachable {
  readonly transition: string;
  readonly reason: string;
}

/** `zh` is the Chinese `description` of the state; the chart has the English one. */
type StateWords = { readonly title: Words; readonly zh?: string } | { readonly title?: never; readonly zh: string };

/** What the path engine needs for a chart, declared in `x.paths.ts` beside it (docs/paths.md). */
export interface PathSpec<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  readonly name: Words;
  readonly starts: readonly PathStart<InputFrom<M>>[];
  readonly as?: Persona;
  readonly events: CasesOf<M>;
  readonly acts?: ActsOf<M>;
  /** By state path (`cooling.ticking`); '' is the chart. */
  readonly states: Readonly<Record<string, StateWords>>;
  /** Identity of a state; default: value, context and history. Must include whatever guards read. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown;
  readonly limit?: number;
  readonly unreachable?: readonly Unreachable[];
  /** Snapshots of children that the chart reads, by id. */
  readonly stubs?: Readonly<Record<string, object>>;
  /** The endpoints (`page.name`) that invoked actors call, where `scripts/flows/calls.json` does not know. */
  readonly calls?: Readonly<Record<string, readonly string[]>>;
  /** Why no path of this chart can be played against the simulated backend. */
  readonly never?: string;
  /** What a played path must share with the model beside its states; default: `key`. */
  readonly agrees?: (snapshot: AnyMachineSnapshot) => unknown;
}
