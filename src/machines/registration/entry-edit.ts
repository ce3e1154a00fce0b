import { isBlank } from '#services/contract/text.ts';
import type { Fields } from '../shared/residents.ts';
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

/** An entry in the hands of its writer; `now` as in `entryErrorOf`. */
export interface EditedEntry {
  readonly form: EntryForm;
  readonly errors: EntryErrors;
  readonly now: Month | null;
}

/** A new text for a field; an id belongs to the text that it was chosen with (R5.4-13). */
export interface EntryChange {
  readonly field: EntryField;
  readonly text: string;
  readonly id?: number;
}

/** What shows an error is judged again with every key, so that the error goes when it is mended, here or elsewhere. */
export const entryChanged = (rules: EntryRules, edited: EditedEntry, { field, text, id }: EntryChange): EditedEntry => {
  const ids = Object.entries(edited.form.ids).filter(([name]) => name !== field);
  const form: EntryForm = {
    texts: { ...edited.form.texts, [field]: text },
    ids: Object.fromEntries(id === undefined ? ids : [...ids, [field, id]]),
  };
  return rejudged(rules, { ...edited, form }, shownIn(edited));
};

/** An empty field is not complained of before the entry is sent. */
export const entryLeft = (rules: EntryRules, edited: EditedEntry, field: EntryField): EditedEntry => {
  const next = { ...edited, form: tidied(edited.form, field) };
  const isEmpty = isBlank(textOf(next.form, field));
  return rejudged(rules, next, [...shownIn(edited), ...(isEmpty ? [] : [rules.shownOn[field] ?? field])]);
};

/** The whole entry as it would be sent, with all that is wrong. */
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

/** What is typed, as text for `draft.keep`; `added` is how many entries are saved already. */
export const entryDraftOf = ({ texts, ids }: EntryForm, added: number): Fields => ({
  ...texts,
  ...Object.fromEntries(Object.entries(ids).map(([field, id]) => [`${field}.id`, String(id)])),
  ...(added > 0 ? { [addedField]: String(added) } : {}),
});

/** What a draft means; what it cannot mean is left out, and an id never stands without its text. */
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
