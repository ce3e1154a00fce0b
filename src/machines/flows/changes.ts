import { redacted } from '../journal/redact.ts';

type ChangeKind = 'same' | 'added' | 'changed' | 'removed';

/** A value compared with its former one; secrets are `•••`. */
export interface Changed {
  readonly key: string;
  readonly kind: ChangeKind;
  /** JSON for leaves, the size for lists and records; `before` is null where unchanged. */
  readonly text: string;
  readonly before: string | null;
  readonly parts: readonly Changed[];
  readonly isTouched: boolean;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRef = (value: object): value is { readonly id: string } => 'xstate$$type' in value && 'id' in value;

const hasParts = (value: unknown): value is object => isHolder(value) && !isRef(value);

const textOf = (value: unknown): string => {
  if (value === undefined) return '';
  if (!isHolder(value)) return JSON.stringify(value);
  if (isRef(value)) return `→ ${value.id}`;
  return Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`;
};

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(hasParts(value) ? Object.entries(value) : []);

const compared = (key: string, before: unknown, after: unknown): Changed => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const parts = [...new Set([...was.keys(), ...is.keys()])].map((name) => compared(name, was.get(name), is.get(name)));
  const isTouched = parts.some((part) => part.kind !== 'same' || part.isTouched);
  const same = { key, text: textOf(after), before: null, parts, isTouched } as const;
  if (before === undefined && after !== undefined) return { ...same, kind: 'added', isTouched: true };
  if (after === undefined && before !== undefined)
    return { ...same, kind: 'removed', before: textOf(before), isTouched: true };
  const isOther = hasParts(before) && hasParts(after) ? false : textOf(before) !== textOf(after);
  return isOther ? { ...same, kind: 'changed', before: textOf(before), isTouched: true } : { ...same, kind: 'same' };
};

/** `before`: null where there is no earlier context. */
export const changesIn = (before: unknown, after: unknown): readonly Changed[] =>
  compared('', before === null ? redacted(after) : redacted(before), redacted(after)).parts;

/** An added or removed value counts once, with all its parts. */
export const countChanges = (all: readonly Changed[]): number =>
  all.reduce((sum, { kind, parts }) => sum + (kind === 'same' ? countChanges(parts) : 1), 0);

/** The context of an actor's snapshot; undefined where it has none. */
export const contextOf = (snapshot: object | undefined): unknown =>
  snapshot && 'context' in snapshot ? snapshot.context : undefined;
