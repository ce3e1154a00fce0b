import { educationMaxLength, workMaxLength } from '#services/contract/constants.ts';
import type { EducationEntry, WorkEntry } from '#services/contract/session.contract.ts';
import { asSent, isBlank, lengthOf } from '#services/contract/text.ts';
import { dayOf, type Month, monthOf } from './months.ts';

export type EntryField =
  | 'position'
  | 'company'
  | 'location'
  | 'school'
  | 'degree'
  | 'major'
  | 'startTime'
  | 'endTime'
  | 'description';
export type ListedField = 'company' | 'location';
export type MonthField = 'startTime' | 'endTime';
export type PlainField = Exclude<EntryField, ListedField | MonthField>;

export interface EntryForm {
  readonly texts: { readonly [F in EntryField]?: string };
  readonly ids: { readonly [F in ListedField]?: number };
}

export type EntryError =
  | { readonly code: 'required' }
  /** `of`: the field that is too long, which may differ from the one that shows it (R5.5-11). */
  | { readonly code: 'contentLimit'; readonly of: EntryField; readonly max: number }
  | { readonly code: 'monthFormat' }
  | { readonly code: 'startAfterEnd' | 'startInFuture' | 'endBeforeStart' | 'endInFuture' };

export type EntryErrors = { readonly [F in EntryField]?: EntryError };

/** `fields` in display order (§5.4, §5.5). */
export interface EntryRules {
  readonly fields: readonly EntryField[];
  readonly required: readonly EntryField[];
  readonly maxLength: { readonly [F in EntryField]?: number };
  /** The field that shows another one's error of length. */
  readonly shownOn: { readonly [F in EntryField]?: EntryField };
}

export const workRules: EntryRules = {
  fields: ['position', 'company', 'location', 'startTime', 'endTime', 'description'],
  required: ['position', 'company', 'startTime'],
  maxLength: workMaxLength,
  shownOn: {},
};

export const educationRules: EntryRules = {
  fields: ['school', 'degree', 'major', 'startTime', 'endTime', 'description'],
  required: ['school', 'startTime'],
  maxLength: educationMaxLength,
  shownOn: { major: 'description' },
};

export const emptyEntry: EntryForm = { texts: {}, ids: {} };

export const textOf = ({ texts }: EntryForm, field: EntryField): string => texts[field] ?? '';

const isMonthField = (field: EntryField): field is MonthField => field === 'startTime' || field === 'endTime';

export const tidied = (form: EntryForm, field: EntryField): EntryForm => {
  const month = isMonthField(field) ? monthOf(textOf(form, field)) : null;
  return month === null ? form : { ...form, texts: { ...form.texts, [field]: month } };
};

export const entryErrorOf = (
  field: EntryField,
  rules: EntryRules,
  form: EntryForm,
  now: Month | null,
): EntryError | null => {
  const isEmpty = isBlank(textOf(form, field));
  if (isEmpty && rules.required.includes(field)) return { code: 'required' };
  if (isMonthField(field)) return isEmpty ? null : monthError(field, form, now);
  const shown = rules.fields.filter((one) => (rules.shownOn[one] ?? one) === field);
  for (const of of [field, ...shown.filter((one) => one !== field)]) {
    const max = rules.maxLength[of];
    if (shown.includes(of) && max !== undefined && lengthOf(textOf(form, of)) > max) {
      return { code: 'contentLimit', of, max };
    }
  }
  return null;
};

const monthError = (field: MonthField, form: EntryForm, now: Month | null): EntryError | null => {
  const [start, end] = [monthOf(textOf(form, 'startTime')), monthOf(textOf(form, 'endTime'))];
  const isStart = field === 'startTime';
  const month = isStart ? start : end;
  if (month === null) return { code: 'monthFormat' };
  if (now !== null && month > now) return { code: isStart ? 'startInFuture' : 'endInFuture' };
  if (start !== null && end !== null && start > end) return { code: isStart ? 'startAfterEnd' : 'endBeforeStart' };
  return null;
};

const sent = (form: EntryForm, field: EntryField): string => asSent(textOf(form, field));

const dayIn = (form: EntryForm, field: MonthField): string | null => {
  const month = monthOf(textOf(form, field));
  return month === null ? null : dayOf(month);
};

/** Request body (R3-22 to R3-25), trimmed; null without a start. */
export const workEntryOf = (form: EntryForm): typeof WorkEntry.Type | null => {
  const startTime = dayIn(form, 'startTime');
  return startTime === null
    ? null
    : {
        position: sent(form, 'position'),
        company: sent(form, 'company'),
        companyId: form.ids.company ?? 0,
        location: sent(form, 'location'),
        locationId: form.ids.location ?? null,
        startTime,
        endTime: dayIn(form, 'endTime'),
        description: sent(form, 'description'),
      };
};

/** Request body (R3-27), trimmed; null without a start. */
export const educationEntryOf = (form: EntryForm): typeof EducationEntry.Type | null => {
  const startTime = dayIn(form, 'startTime');
  return startTime === null
    ? null
    : {
        school: sent(form, 'school'),
        degree: sent(form, 'degree'),
        major: sent(form, 'major'),
        startTime,
        endTime: dayIn(form, 'endTime'),
        description: sent(form, 'description'),
      };
};
