import { Schema } from 'effect';

/** The same words in both languages of the app. */
export interface BothWords {
  readonly zh: string;
  readonly en: string;
}

export const faultKinds = ['offline', 'timeout', 'status', 'html', 'malformed', 'code', 'slow', 'hold'] as const;
export type FaultKind = (typeof faultKinds)[number];

/**
 * A disturbance of the network. `endpoint` is `room.name`, the beginning of a path, or a path with parameters, `:id` or
 * `{id}`; without it every call is meant.
 * `status`: for `status`, 500 if not given. `code`, `msg` and `data`: what the envelope of `code` holds, 1, a text and
 * null if not given. `ms`: for `slow`, 3000 if not given. `times`: after so many calls the rule is gone.
 */
export const FaultRule = Schema.Struct({
  endpoint: Schema.optionalKey(Schema.NonEmptyString),
  kind: Schema.Literals(faultKinds),
  status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 200, maximum: 599 }))),
  code: Schema.optionalKey(Schema.Int),
  msg: Schema.optionalKey(Schema.String),
  data: Schema.optionalKey(Schema.Unknown),
  ms: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 86_400_000 }))),
  times: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))),
});
export type FaultRule = typeof FaultRule.Type;

/** A rule that holds at present. `left`: for so many calls, null without end. `held`: calls that wait for a release. */
export interface ActiveFault {
  readonly id: string;
  readonly rule: FaultRule;
  readonly left: number | null;
  readonly held: number;
}

/** How long every call takes at least and at most, in milliseconds. */
export interface LatencyRange {
  readonly least: number;
  readonly most: number;
}

/** A part of an address that the backstage could not make anything of. */
export interface LinkProblem {
  readonly part: 'scenario' | 'persona' | 'fault' | 'latency' | 'tab';
  readonly given: string;
}

/** What an address ends with that opens this page in a tab with a login of its own, as a persona. */
export const ownTabSearch = (persona: string): string => `?${new URLSearchParams({ tab: 'own', persona })}`;

/** Something that the browser keeps for the app. `bytes` is null where the browser does not say. */
export interface StoredThing {
  readonly area: 'local' | 'session' | 'database';
  readonly key: string;
  readonly bytes: number | null;
}

export interface ListedEndpoint {
  /** `room.name` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

interface JournalFile {
  readonly entries: readonly unknown[];
  /** The text of a `.flow` file (docs/journal.md). */
  export(): string;
}

/** What an outside test and the backstage panel drive the app by, as `window.backstage` (docs/qa.md). Times in milliseconds. */
export interface Backstage {
  /** SMS and email codes "sent", newest first. */
  codes(): { account: string; code: string; at: number }[];
  /** The phone in the user's hand. */
  readonly wechat: { scan(): void; confirm(as?: 'bound' | 'unbound'): void; cancel(): void; expire(): void };
  /** Who can be signed in, with a sentence each. */
  personas(): readonly { readonly name: string; readonly says: BothWords }[];
  signInAs(persona: string): Promise<void>;
  /** Begins a named world. */
  scenario(name: string): Promise<void>;
  scenarios(): string[];
  /** The sentence of a scenario. */
  says(scenario: string): BothWords;
  /** The world that is played, and who is logged in; null for nobody, and for who is no persona. */
  situation(): { readonly scenario: string; readonly persona: string | null };
  /** The address that restores this situation: scenario, persona, faults, latency, and the page. */
  link(): string;
  /** What the address of this page asked for in vain. */
  problems(): readonly LinkProblem[];
  endpoints(): readonly ListedEndpoint[];
  fault(rule: FaultRule): string;
  faults(): readonly ActiveFault[];
  removeFault(id: string): void;
  clearFaults(): void;
  release(id?: string): void;
  readonly latency: { range(): LatencyRange | null; set(range: LatencyRange | null): void };
  readonly realtime: {
    drop(): void;
    /** This page's line goes dead without a word. */
    hang(): void;
    down(ms: number): void;
    /** A line of this page to the broker, for a client of one's own. */
    line(): WebSocket;
    push(body: unknown): void;
    say(fromPersona: string, text: string): Promise<void>;
  };
  /** The people who are not there, in all tabs. `isOn` is null until one of the others was called: the world decides. */
  readonly others: { isOn(): boolean | null; start(): Promise<void>; stop(): Promise<void> };
  readonly clock: { now(): number; advance(ms: number): void };
  reset(): Promise<void>;
  /** The domain's events, oldest first. */
  events(): readonly { type: string; at: number }[];
  tables(): readonly { readonly name: string; readonly rows: number }[];
  /** Rows of a table as JSON, `count` from the place `from`; secrets are •••. */
  rows(table: string, from: number, count: number): readonly unknown[];
  readonly storage: { list(): Promise<readonly StoredThing[]>; clear(): Promise<void> };
  journal(): JournalFile;
  /** What the page before this one in the same tab left, for example when it crashed. */
  previousJournal(): Promise<JournalFile | null>;
  /**
   * Leaves a journal for the flow studio, without secrets, and gives the address at which the studio takes it, once:
   * that of this page, or of the page before. Rejects where there is none.
   */
  leaveJournal(of: 'now' | 'previous'): Promise<string>;
  /** Calls when something of the above may have changed; gives the end of it. */
  watch(listener: () => void): () => void;
}
