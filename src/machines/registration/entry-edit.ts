import { isBlank } from '#services/contract/text.ts';
import type { Fields } from '../kit/residents.ts';
import {
  type EntryError,
  type EntryErrors,
  type EntryField,
  type EntryForm,
  type EntryRules,
  emptyEntry,
  entryErrorOf,
  type ListedField,
  textOf,
  tidied,
} from './entry-form.ts';
import type { Month } from './months.ts';

export interface EditedEntry {
  readonly form: EntryForm;
  readonly errors: EntryErrors;
  readonly now: Month | null;
}

/** An id belongs to the text that it was chosen with (R5.4-13). */
export interface EntryChange {
  readonly field: EntryField;
  readonly text: string;
  readonly id?: number;
}

/** Fields with an error are validated on every key, so that the error disappears once it is fixed, here or in another field. */
export const entryChanged = (rules: EntryRules, edited: EditedEntry, { field, text, id }: EntryChange): EditedEntry => {
  const ids = Object.entries(edited.form.ids).filter(([name]) => name !== field);
  const form: EntryForm = {
    texts: { ...edited.form.texts, [field]: text },
    ids: Object.fromEntries(id === undefined ? ids : [...ids, [field, id]]),
  };
  return rejudged(rules, { ...edited, form }, shownIn(edited));
};

/** An empty field shows no error before submit. */
export const entryLeft = (rules: EntryRules, edited: EditedEntry, field: EntryField): EditedEntry => {
  const next = { ...edited, form: tidied(edited.form, field) };
  const isEmpty = isBlank(textOf(next.form, field));
  return rejudged(rules, next, [...shownIn(edited), ...(isEmpty ? [] : [rules.shownOn[field] ?? field])]);
};

export const entryJudged = (rules: EntryRules, edited: EditedEntry): EditedEntry =>
  rejudged(rules, { ...edited, form: rules.fields.reduce(tidied, edited.form) }, rules.fields);

const shownIn = ({ errors }: EditedEntry): readonly string[] => Object.keys(errors);

const rejudged = (rules: EntryRules, edited: EditedEntry, fields: readonly string[]): EditedEntry => {
  const judgement = (field: EntryField): readonly [EntryField, EntryError | null] => [
    field,
    entryErrorOf(field, rules, edited.form, edited.now),
  ];
  const found = rules.fields.filter((field) => fields.includes(field)).map(judgement);
  return { ...edited, errors: Object.fromEntries(found.filter(([, error]) => error !== null)) };
};

const listed: readonly ListedField[] = ['company', 'location'];
const addedField = 'added';
const idField = (field: ListedField): string => `${field}.id`;

export const entryDraftOf = ({ texts, ids }: EntryForm, added: number): Fields => ({
  ...texts,
  ...Object.fromEntries(Object.entries(ids).map(([field, id]) => [`${field}.id`, String(id)])),
  ...(added > 0 ? { [addedField]: String(added) } : {}),
});

/** Ignores what is invalid; an id without its text is dropped. */
export const entryOfDraft = (rules: EntryRules, draft: Fields | null): { form: EntryForm; added: number } => {
  if (draft === null) return { form: emptyEntry, added: 0 };
  const texts = rules.fields.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]] as const]));
  const ids = listed.flatMap((field) => {
    const id = draft[idField(field)] ?? '';
    return draft[field] !== undefined && /^\d{1,15}$/.test(id) ? [[field, Number(id)] as const] : [];
  });
  const added = /^\d{1,3}$/.test(draft[addedField] ?? '') ? Number(draft[addedField]) : 0;
  return { form: { texts: Object.fromEntries(texts), ids: Object.fromEntries(ids) }, added };
};
