import { Exit, Schema } from 'effect';
import { BaseShape, EntryShape, factsShape } from '#services/flows/journal-shape.ts';
import { type JsonPart, type JsonRefusal, type ReadRequest, readJson } from '#services/read-json.ts';
import type { BaseSnapshot } from './base-snapshot.ts';
import { disorderOf, type Violation } from './journal-validation.ts';
import type { JournalEntry } from './recorder.ts';
import { redactedBy, withoutPersonsBy } from './redact.ts';

/** Increase with every change of the format; `upcasts` convert older files. */
export const flowVersion = 9;
export const flowMaxBytes = 50 * 1024 * 1024;
const deepest = 500;

/** `index`, `from` and `to` are numbers of entries in the file. */
const SessionShape = Schema.Struct({
  name: Schema.String,
  notes: Schema.Array(Schema.Struct({ index: Schema.Int, text: Schema.String })),
  from: Schema.NullOr(Schema.Int),
  to: Schema.NullOr(Schema.Int),
});

/** Whether a file names people, and holds what they have written. */
export type Persons = 'shown' | 'hidden';

/** `input`: the root's. `redaction`: what was removed. `contents`: what of a person is left. `base`: null where the entries begin with the app's start. */
const FlowHead = Schema.Struct({
  format: Schema.Literal('shiye.flow'),
  version: Schema.Literal(flowVersion),
  ...factsShape,
  redaction: Schema.String,
  persons: Schema.optionalKey(Schema.Literals(['shown', 'hidden'])),
  contents: Schema.optionalKey(Schema.String),
  base: Schema.NullOr(BaseShape),
  /** Format version at recording, if charts then sent other events. */
  recordedAs: Schema.optionalKey(Schema.Int),
  session: Schema.optionalKey(SessionShape),
});

export interface FlowFile extends Schema.Schema.Type<typeof FlowHead> {
  readonly entries: readonly JournalEntry[];
}

/** Texts: `journal:refusal.<tag>`; for `invalid`, `journal:violation.<tag>`. */
export type FlowRefusal =
  | { readonly tag: 'tooLarge'; readonly bytes: number }
  | { readonly tag: 'gone' }
  | { readonly tag: 'notFlow' }
  | { readonly tag: 'truncated' }
  | { readonly tag: 'cannotUnpack' }
  | { readonly tag: 'tooNew'; readonly version: number }
  | { readonly tag: 'broken'; readonly reason: string }
  | { readonly tag: 'unknownVersion'; readonly version: number }
  | { readonly tag: 'invalid'; readonly violation: Violation };

export type FlowFacts = Pick<FlowFile, keyof typeof factsShape>;

const secretsReplaced = 'passwords, codes, captcha values, tokens and private messages';

/** For whoever opens the file as text; the studio says it in the reader's language. */
const about = {
  shown: {
    persons: 'shown',
    redaction: `${secretsReplaced} are replaced by others of the same form`,
    contents: 'mobile number and email address of the member, names of people, texts not sent yet (drafts), searches',
  },
  hidden: {
    persons: 'hidden',
    redaction: `${secretsReplaced}, names, mobile numbers, email addresses and all that people have written are replaced by others of the same form`,
    contents: 'ids of members, and the addresses of the pages that were opened',
  },
} as const;

interface JournalSlice {
  readonly base: BaseSnapshot | null;
  readonly entries: readonly JournalEntry[];
}

/** `key` must be new for each file, and is not stored in it. */
export const makeFlow = (
  facts: FlowFacts,
  { base, entries }: JournalSlice,
  key: string,
  persons: Persons = 'shown',
): FlowFile => {
  const redacted = (persons === 'shown' ? redactedBy : withoutPersonsBy)(key);
  return {
    format: 'shiye.flow',
    version: flowVersion,
    ...facts,
    ...about[persons],
    route: String(redacted(facts.route)),
    input: redacted(facts.input),
    base: base && (redacted(base) as BaseSnapshot),
    entries: entries.map((entry) => ({ ...entry, event: redacted(entry.event) as JournalEntry['event'] })),
  };
};

/** From text that was redacted when stored; drops a truncated end. Null where nothing is usable. */
export const flowOfTexts = (facts: string, base: string | null, entries: readonly string[]): FlowFile | null => {
  const known = parsed<FlowFacts & { version?: number }>(facts);
  const begins = base === null ? null : parsed<BaseSnapshot>(base);
  if (known === undefined || begins === undefined) return null;
  const whole: JournalEntry[] = [];
  for (const text of entries) {
    const entry = parsed<JournalEntry>(text);
    if (entry === undefined) break;
    whole.push(entry);
  }
  // Journals stored before format 5 do not name their format.
  const { version = 4, ...named } = known;
  const file = {
    format: 'shiye.flow',
    version: flowVersion,
    ...named,
    ...about.shown,
    base: begins,
    entries: whole,
  } as const;
  return version < flowVersion ? { ...file, recordedAs: version } : file;
};

const parsed = <T>(text: string): T | undefined => {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
};

const upcasts: Readonly<Record<number, (old: object) => object>> = {
  1: (old) => ({ ...old, version: 2, base: null }),
  // In version 2, charts passed on to the root what residents now receive by name; entries stay unchanged.
  2: (old) => ({ ...old, version: 3, recordedAs: 2 }),
  // In version 3, charts passed facts on to their children; now the root sends them.
  3: (old) => ({ recordedAs: 3, ...old, version: 4 }),
  // States, events and context fields had other names.
  4: (old) => ({ recordedAs: 4, ...old, version: 5 }),
  // Each field of a form had events of its own; a form's context was flat.
  5: (old) => ({ recordedAs: 5, ...old, version: 6 }),
  // Lists were refreshed, not reloaded.
  6: (old) => ({ recordedAs: 6, ...old, version: 7 }),
  // Language and theme had an event each.
  7: (old) => ({ recordedAs: 7, ...old, version: 8 }),
  // Parts below the window loaded after three seconds.
  8: (old) => ({ recordedAs: 8, ...old, version: 9 }),
};

export const encodeFlow = async (file: FlowFile): Promise<Uint8Array> => {
  const text = new TextEncoder().encode(JSON.stringify(file));
  if (typeof CompressionStream === 'undefined') return text;
  return new Uint8Array(await new Response(gzipped(text)).arrayBuffer());
};

/** How the bytes of a file are read, here or in a worker. */
export const flowRequest = (source: ReadRequest['source']): ReadRequest => ({
  source,
  list: 'entries',
  maxBytes: flowMaxBytes,
  deepest,
});

/** Never throws. */
export const decodeFlow = async (bytes: Uint8Array): Promise<FlowFile | FlowRefusal> => {
  const take = flowDecoder();
  for await (const part of readJson(flowRequest(bytes))) {
    const result = take(part);
    if (result) return result;
  }
  return { tag: 'truncated' };
};

export const isRefusal = (result: FlowFile | FlowRefusal): result is FlowRefusal => 'tag' in result;

const refusalOf = (refusal: JsonRefusal): FlowRefusal => {
  if (refusal.tag === 'tooDeep')
    return { tag: 'broken', reason: `more than ${deepest} lists and records in each other` };
  if (refusal.tag !== 'notJson') return refusal;
  return { tag: refusal.start.startsWith('{"format":"shiye.flow"') ? 'truncated' : 'notFlow' };
};

const Format = Schema.Struct({ format: Schema.Literal('shiye.flow'), version: Schema.Int });
const Entries = Schema.Array(EntryShape);

const headOf = (value: unknown): typeof FlowHead.Type | FlowRefusal => {
  const format = Schema.decodeUnknownExit(Format)(value);
  if (Exit.isFailure(format)) return { tag: 'notFlow' };
  if (format.value.version > flowVersion) return { tag: 'tooNew', version: format.value.version };
  let current = value as object;
  for (let version = format.value.version; version < flowVersion; version++) {
    const upcast = upcasts[version];
    if (!upcast) return { tag: 'unknownVersion', version };
    current = upcast(current);
  }
  if (!('entries' in current && Array.isArray(current.entries))) return { tag: 'broken', reason: 'no entries' };
  const head = Schema.decodeUnknownExit(FlowHead)(current);
  return Exit.isSuccess(head) ? head.value : { tag: 'broken', reason: String(head.cause).slice(0, 300) };
};

/** Takes the parts of a file; null until the result is known. */
export const flowDecoder = () => {
  let head: typeof FlowHead.Type | null = null;
  const entries: JournalEntry[] = [];
  return (part: JsonPart): FlowFile | FlowRefusal | null => {
    if (part.type === 'refused') return refusalOf(part.refusal);
    if (part.type === 'head') {
      const found = headOf(part.value);
      if ('tag' in found) return found;
      head = found;
    }
    if (part.type === 'items') {
      const found = Schema.decodeUnknownExit(Entries)(part.items);
      if (Exit.isFailure(found)) return { tag: 'broken', reason: String(found.cause).slice(0, 300) };
      for (const entry of found.value) entries.push(entry);
    }
    if (part.type !== 'end' || !head) return null;
    const { base, startedAt } = head;
    const begins = { index: base?.index ?? entries[0]?.index ?? 0, time: base?.time ?? startedAt };
    const violation = disorderOf(entries, begins);
    return violation ? { tag: 'invalid', violation } : { ...head, entries };
  };
};

const gzipped = (text: Uint8Array): ReadableStream<Uint8Array> =>
  new Blob([new Uint8Array(text)]).stream().pipeThrough(new CompressionStream('gzip'));
