import { Exit, Schema } from 'effect';
import { BaseShape, EntryShape, factsShape } from '#services/flows/journal-shape.ts';
import type { BaseSnapshot } from './base-snapshot.ts';
import { disorderOf, type Violation } from './journal-validation.ts';
import type { JournalEntry } from './recorder.ts';
import { redactedBy } from './redact.ts';

/** Increase with every change of the format; `upcasts` convert older files. */
export const flowVersion = 5;
export const flowMaxBytes = 50 * 1024 * 1024;
const deepest = 500;

/** `index`, `from` and `to` are numbers of entries in the file. */
const SessionShape = Schema.Struct({
  name: Schema.String,
  notes: Schema.Array(Schema.Struct({ index: Schema.Int, text: Schema.String })),
  from: Schema.NullOr(Schema.Int),
  to: Schema.NullOr(Schema.Int),
});

/** `input`: the root's. `redaction`: what was removed. `base`: null where the entries begin with the app's start. */
export const FlowFile = Schema.Struct({
  format: Schema.Literal('shiye.flow'),
  version: Schema.Literal(flowVersion),
  ...factsShape,
  redaction: Schema.String,
  base: Schema.NullOr(BaseShape),
  entries: Schema.Array(EntryShape),
  /** Format version at recording, if charts then sent other events. */
  recordedAs: Schema.optionalKey(Schema.Int),
  session: Schema.optionalKey(SessionShape),
});
export type FlowFile = typeof FlowFile.Type;

/** Texts: `journal:refusal.<tag>`; for `invalid`, `journal:violation.<tag>`. */
export type FlowRefusal =
  | { readonly tag: 'tooLarge'; readonly bytes: number }
  | { readonly tag: 'gone' }
  | { readonly tag: 'notFlow' }
  | { readonly tag: 'truncated' }
  | { readonly tag: 'tooNew'; readonly version: number }
  | { readonly tag: 'broken'; readonly reason: string }
  | { readonly tag: 'unknownVersion'; readonly version: number }
  | { readonly tag: 'invalid'; readonly violation: Violation };

export type FlowFacts = Pick<FlowFile, keyof typeof factsShape>;

const redaction =
  'passwords, codes, captcha values, tokens and private messages are replaced by others of the same form';

interface JournalSlice {
  readonly base: BaseSnapshot | null;
  readonly entries: readonly JournalEntry[];
}

/** `key` must be new for each file, and is not stored in it. */
export const makeFlow = (facts: FlowFacts, { base, entries }: JournalSlice, key: string): FlowFile => {
  const redacted = redactedBy(key);
  return {
    format: 'shiye.flow',
    version: flowVersion,
    ...facts,
    redaction,
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
  const { version = 4, ...about } = known;
  const file = {
    format: 'shiye.flow',
    version: flowVersion,
    ...about,
    redaction,
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
};

export const encodeFlow = async (file: FlowFile): Promise<Uint8Array> => {
  const text = new TextEncoder().encode(JSON.stringify(file));
  if (typeof CompressionStream === 'undefined') return text;
  return new Uint8Array(await new Response(piped(text, new CompressionStream('gzip'))).arrayBuffer());
};

/** Never throws. */
export const decodeFlow = async (bytes: Uint8Array): Promise<FlowFile | FlowRefusal> => {
  if (bytes.length > flowMaxBytes) return { tag: 'tooLarge', bytes: bytes.length };
  const text = await textOf(bytes);
  if (typeof text !== 'string') return text;
  if (isTooDeep(text)) return { tag: 'broken', reason: `more than ${deepest} lists and records in each other` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { tag: text.trimStart().startsWith('{"format":"shiye.flow"') ? 'truncated' : 'notFlow' };
  }
  return check(value);
};

export const isRefusal = (result: FlowFile | FlowRefusal): result is FlowRefusal => 'tag' in result;

const Head = Schema.Struct({ format: Schema.Literal('shiye.flow'), version: Schema.Int });

const check = (value: unknown): FlowFile | FlowRefusal => {
  const head = Schema.decodeUnknownExit(Head)(value);
  if (Exit.isFailure(head)) return { tag: 'notFlow' };
  if (head.value.version > flowVersion) return { tag: 'tooNew', version: head.value.version };
  let current = value as object;
  for (let version = head.value.version; version < flowVersion; version++) {
    const upcast = upcasts[version];
    if (!upcast) return { tag: 'unknownVersion', version };
    current = upcast(current);
  }
  const file = Schema.decodeUnknownExit(FlowFile)(current);
  if (Exit.isFailure(file)) return { tag: 'broken', reason: String(file.cause).slice(0, 300) };
  const { entries, base, startedAt } = file.value;
  const begins = { index: base?.index ?? entries[0]?.index ?? 0, time: base?.time ?? startedAt };
  const violation = disorderOf(entries, begins);
  return violation ? { tag: 'invalid', violation } : file.value;
};

const [quote, backslash] = [0x22, 0x5c];
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Counts brackets before parsing: recursion over deeper ones would overflow the stack. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length && depth <= deepest; at++) {
    const letter = text.charCodeAt(at);
    if (letter === quote) isInText = !isInText;
    else if (isInText && letter === backslash) at++;
    else if (!isInText && opening.has(letter)) depth++;
    else if (!isInText && closing.has(letter)) depth--;
  }
  return depth > deepest;
};

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const piped = (bytes: Uint8Array, transform: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([new Uint8Array(bytes)]).stream().pipeThrough(transform);

/** Stops above the limit: a small file may expand to a huge one. */
const textOf = async (bytes: Uint8Array): Promise<string | FlowRefusal> => {
  const decoder = new TextDecoder();
  if (!isGzip(bytes)) return decoder.decode(bytes);
  try {
    const reader = piped(bytes, new DecompressionStream('gzip')).getReader();
    let [text, size] = ['', 0];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > flowMaxBytes) {
        await reader.cancel();
        return { tag: 'tooLarge', bytes: bytes.length };
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return { tag: 'truncated' };
  }
};
