import { Schema } from 'effect';

export interface BilingualText {
  readonly zh: string;
  readonly en: string;
}

export const faultKinds = ['offline', 'timeout', 'status', 'html', 'malformed', 'code', 'slow', 'hold'] as const;
export type FaultKind = (typeof faultKinds)[number];

/**
 * `endpoint`: `feature.name`, a path prefix or a path with parameters; by default every call.
 * Defaults: `status` 500, `code` 1, `msg` a text, `data` null, `ms` 3000. Ends after `times` calls.
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

/** `left`: remaining calls, null without end. `held`: calls waiting for a release. */
export interface ActiveFault {
  readonly id: string;
  readonly rule: FaultRule;
  readonly left: number | null;
  readonly held: number;
}

export interface LatencyRange {
  readonly least: number;
  readonly most: number;
}

export interface LinkProblem {
  readonly part: 'scenario' | 'persona' | 'fault' | 'latency' | 'tab';
  readonly given: string;
}

export const ownTabSearch = (persona: string): string => `?${new URLSearchParams({ tab: 'own', persona })}`;

interface ListedEndpoint {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

interface JournalFile {
  readonly entries: readonly unknown[];
  /** `hidden` also replaces names, numbers, addresses and all that people wrote. */
  export(persons?: 'shown' | 'hidden'): string;
}

/** API of `window.backstage` for outside tests and the panel (docs/qa.md). Times in ms. */
export interface Backstage {
  codes(): { account: string; code: string; at: number }[];
  readonly wechat: { scan(): void; confirm(as?: 'bound' | 'unbound'): void; cancel(): void; expire(): void };
  personas(): readonly { readonly name: string; readonly says: BilingualText }[];
  signInAs(persona: string): Promise<void>;
  scenario(name: string): Promise<void>;
  scenarios(): string[];
  says(scenario: string): BilingualText;
  /** `persona` is null for guests and for other accounts. */
  situation(): { readonly scenario: string; readonly persona: string | null };
  link(): string;
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
    /** This page's socket goes silent without closing. */
    hang(): void;
    down(ms: number): void;
    line(): WebSocket;
    push(body: unknown): void;
    say(fromPersona: string, text: string): Promise<void>;
  };
  /** Simulated activity of other members, in all tabs. `isOn` is null while the scenario decides. */
  readonly others: { isOn(): boolean | null; start(): Promise<void>; stop(): Promise<void> };
  readonly clock: { now(): number; advance(ms: number): void };
  reset(): Promise<void>;
  events(): readonly { type: string; at: number }[];
  tables(): readonly { readonly name: string; readonly rows: number }[];
  rows(table: string, from: number, count: number): readonly unknown[];
  journal(): JournalFile;
  /** Of the login that ended on this page, without persons; else of this tab's previous page. */
  previousJournal(): Promise<JournalFile | null>;
  /** Stores a redacted journal for the flow studio; returns the studio's URL, valid once. Rejects where there is none. */
  leaveJournal(of: 'now' | 'previous'): Promise<string>;
  watch(listener: () => void): () => void;
}
