import { redacted } from '../journal/redact.ts';

export type ChangeKind = 'same' | 'added' | 'changed' | 'removed';

/** A value and all within it, compared with what it was. Secrets are •••. */
export interface Changed {
  /** The name of the field, or the place in a list. */
  readonly key: string;
  readonly kind: ChangeKind;
  /** What it is, and what it was where that is another: JSON for what is no list and no record, else its size. */
  readonly text: string;
  readonly before: string | null;
  /** Empty for what is no list and no record. */
  readonly parts: readonly Changed[];
  /** Whether something within it has changed. */
  readonly isTouched: boolean;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An actor as it is told as JSON. */
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

/** What a context holds after an entry, with what has changed since before it; `before` is null where there was none. */
export const changesIn = (before: unknown, after: unknown): readonly Changed[] =>
  compared('', before === null ? redacted(after) : redacted(before), redacted(after)).parts;

/** How many values have changed, wherever they are; one that is new or gone counts once with all within it. */
export const countChanges = (all: readonly Changed[]): number =>
  all.reduce((sum, { kind, parts }) => sum + (kind === 'same' ? countChanges(parts) : 1), 0);
