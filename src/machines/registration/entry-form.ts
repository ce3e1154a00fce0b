import { educationMaxLength, workMaxLength } from '#services/contract/constants.ts';
import type { EducationEntry, WorkEntry } from '#services/contract/session.contract.ts';
import { isBlank, lengthOf } from '#services/contract/text.ts';
import { type Field, type Filled, makeForm, textOf } from '../kit/form.ts';
import { type None, required } from '../kit/text-rules.ts';
import { dayOf, type Month, monthOf } from './months.ts';

type CountedField = keyof typeof workMaxLength | keyof typeof educationMaxLength;

export type EntryError =
  | None
  /** `of`: the field that is too long, which may differ from the one that shows it (R5.5-11). */
  | { readonly code: 'contentLimit'; readonly of: CountedField; readonly max: number }
  | { readonly code: 'monthFormat' }
  | { readonly code: 'startAfterEnd' | 'startInFuture' | 'endBeforeStart' | 'endInFuture' };

/** The current month; null until it is known. */
interface Present {
  readonly now: Month | null;
}

type Row = Field<EntryError, Present>;

const atMost =
  (of: CountedField, max: number) =>
  (text: string): EntryError | null =>
    lengthOf(text) > max ? { code: 'contentLimit', of, max } : null;

export type MonthField = 'startTime' | 'endTime';

const monthError =
  (field: MonthField) =>
  (text: string, form: Filled, { now }: Present): EntryError | null => {
    if (isBlank(text)) return null;
    const [start, end] = [monthOf(textOf(form, 'startTime')), monthOf(textOf(form, 'endTime'))];
    const isStart = field === 'startTime';
    const month = isStart ? start : end;
    if (month === null) return { code: 'monthFormat' };
    if (now !== null && month > now) return { code: isStart ? 'startInFuture' : 'endInFuture' };
    if (start !== null && end !== null && start > end) return { code: isStart ? 'startAfterEnd' : 'endBeforeStart' };
    return null;
  };

const months = {
  startTime: { clean: (text) => monthOf(text) ?? text, rules: [required, monthError('startTime')] },
  endTime: { clean: (text) => monthOf(text) ?? text, rules: [monthError('endTime')] },
} satisfies Record<string, Row>;

/** In display order (§5.4). */
const workFields = {
  position: { rules: [required, atMost('position', workMaxLength.position)] },
  company: { rules: [required, atMost('company', workMaxLength.company)] },
  location: {},
  ...months,
  description: { rules: [atMost('description', workMaxLength.description)] },
} satisfies Record<string, Row>;

/** In display order (§5.5). */
const educationFields = {
  school: { rules: [required, atMost('school', educationMaxLength.school)] },
  degree: { rules: [atMost('degree', educationMaxLength.degree)] },
  major: { rules: [atMost('major', educationMaxLength.major)], shownOn: 'description' },
  ...months,
  description: { rules: [atMost('description', educationMaxLength.description)] },
} satisfies Record<string, Row>;

export type EntryField = keyof typeof workFields | keyof typeof educationFields;
export type EntryForm = Filled<EntryField>;

const entryForm = (fields: { readonly [F in EntryField]?: Row }) =>
  makeForm<EntryError, Present>()(fields as Readonly<Record<EntryField, Row>>);

export const entryForms = { work: entryForm(workFields), education: entryForm(educationFields) };

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
        ...entryForms.work.sent(form),
        companyId: form.ids.company ?? 0,
        locationId: form.ids.location ?? null,
        startTime,
        endTime: dayIn(form, 'endTime'),
      };
};

/** Request body (R3-27), trimmed; null without a start. */
export const educationEntryOf = (form: EntryForm): typeof EducationEntry.Type | null => {
  const startTime = dayIn(form, 'startTime');
  return startTime === null ? null : { ...entryForms.education.sent(form), startTime, endTime: dayIn(form, 'endTime') };
};
