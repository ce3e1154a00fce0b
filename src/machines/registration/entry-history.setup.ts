import { and, assign, sendTo, setup, stateIn } from 'xstate';
import { submitThrottle } from '#services/contract/constants.ts';
import { type EducationEntry, session, type WorkEntry } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { companySuggestMachine, type TypedText } from '../company-suggest/company-suggest.machine.ts';
import { accepted } from '../kit/accepted.ts';
import { assignFailureAs } from '../kit/assign-failure.ts';
import { closingMachine } from '../kit/closing.machine.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { readClock } from '../kit/read-clock.ts';
import { type Fields, sendToResident } from '../kit/residents.ts';
import {
  type EditedEntry,
  type EntryChange,
  entryChanged,
  entryDraftOf,
  entryJudged,
  entryLeft,
  entryOfDraft,
} from './entry-edit.ts';
import {
  type EntryField,
  type EntryForm,
  type EntryRules,
  educationEntryOf,
  educationRules,
  emptyEntry,
  type MonthField,
  type PlainField,
  workEntryOf,
  workRules,
} from './entry-form.ts';
import { incomplete } from './incomplete.ts';
import { monthAt } from './months.ts';
import { regionsMachine } from './regions.machine.ts';
import { saveOnce } from './save-once.ts';

export type EntryHistoryEvent =
  | { readonly type: 'text.change'; readonly field: PlainField; readonly text: string }
  | ({ readonly type: 'company.type' } & TypedText)
  | { readonly type: 'company.choose'; readonly id: number; readonly name: string }
  /** `name`: path in Chinese, `浙江省/杭州市/西湖区` (R3-24). */
  | { readonly type: 'location.choose'; readonly id: number; readonly name: string }
  | { readonly type: 'month.change'; readonly field: MonthField; readonly text: string }
  | { readonly type: 'field.leave'; readonly field: EntryField }
  | { readonly type: 'entry.finish' }
  | { readonly type: 'entry.add' }
  | { readonly type: 'step.skip' }
  | { readonly type: 'step.close' }
  | { readonly type: 'connection.returned' };

/** `isAlone`: outside the registration; the draft is restored on opening. */
export interface HistoryInput {
  readonly draft: Fields | null;
  readonly isAlone?: boolean;
}

export type EntryHistoryOutput =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'skipped' }
  | { readonly outcome: 'closed'; readonly hasEntries: boolean };

type HistoryKind = 'work' | 'education';

/** `attempts` counts refused submits, `added` the entries saved by continue-add. */
export interface EntryHistoryContext extends EditedEntry {
  readonly kind: HistoryKind;
  readonly isAlone: boolean;
  readonly attempts: number;
  readonly added: number;
  readonly failure: StepFailure | null;
}

export interface StepFailure {
  readonly of: 'profile' | 'save' | 'skip' | 'create';
  readonly why: Failure;
}

export const stepFailed = (of: StepFailure['of']) => assignFailureAs((why): StepFailure => ({ of, why }));

const rulesOf: Readonly<Record<HistoryKind, EntryRules>> = { work: workRules, education: educationRules };

const saveWork = (body: readonly WorkEntry[]) => accepted(call(session.saveWorkHistory, { body }));
const saveEducation = (body: readonly EducationEntry[]) => accepted(call(session.saveEducationHistory, { body }));

/** The server appends the entry (docs/choices.md R4.2-19), so it must not be sent twice. */
const saveEntry = ({ kind, form }: { kind: HistoryKind; form: EntryForm }) => {
  if (kind === 'work') {
    const entry = workEntryOf(form);
    return entry === null ? incomplete : saveOnce(entry, call(session.workHistory), saveWork([entry]));
  }
  const entry = educationEntryOf(form);
  return entry === null ? incomplete : saveOnce(entry, call(session.educationHistory), saveEducation([entry]));
};

const changeOf = (event: EntryHistoryEvent): EntryChange | null => {
  switch (event.type) {
    case 'text.change':
    case 'month.change':
      return { field: event.field, text: event.text };
    case 'company.type':
      return { field: 'company', text: event.text };
    case 'company.choose':
      return { field: 'company', text: event.name, id: event.id };
    case 'location.choose':
      return { field: 'location', text: event.name, id: event.id };
    default:
      return null;
  }
};

export const historySetup = setup({
  types: {
    context: {} as EntryHistoryContext,
    events: {} as EntryHistoryEvent,
    input: {} as HistoryInput,
    output: {} as EntryHistoryOutput,
    tags: {} as 'saving',
    meta: {} as Meta,
    children: {} as { companySuggest: 'companySuggest'; regions: 'regions'; closing: 'closing' },
  },
  actors: {
    readClock,
    saveEntry: fromEffect<boolean, { kind: HistoryKind; form: EntryForm }>(saveEntry),
    skipStep: fromEffect<boolean, { kind: HistoryKind }>(({ kind }) =>
      kind === 'work' ? saveWork([]) : saveEducation([]),
    ),
    companySuggest: companySuggestMachine,
    closing: closingMachine,
    regions: regionsMachine,
  },
  actions: {
    edit: assign(({ context, event }) => {
      const change = changeOf(event);
      return change ? { ...entryChanged(rulesOf[context.kind], context, change), failure: null } : context;
    }),
    askToClose: sendTo('closing', { type: 'close.ask' }),
    judge: assign(({ context }) => ({ ...entryJudged(rulesOf[context.kind], context), failure: null })),
    leave: assign(({ context, event }) =>
      event.type === 'field.leave' ? entryLeft(rulesOf[context.kind], context, event.field) : context,
    ),
    refuse: assign(({ context }) => ({
      ...entryJudged(rulesOf[context.kind], context),
      failure: null,
      attempts: context.attempts + 1,
    })),
    unfail: assign({ failure: null }),
    forgetOffline: assign(({ context: { failure } }) => (failure?.why.tag === 'offline' ? { failure: null } : {})),
    clear: assign(({ context }) => ({ form: emptyEntry, errors: {}, failure: null, added: context.added + 1 })),
    readMonth: assign((_, { at }: { at: number }) => ({ now: monthAt(at) })),
    saveDraft: sendToResident('drafts', ({ context }: { context: EntryHistoryContext }) => ({
      type: 'draft.save',
      subject: context.kind,
      fields: entryDraftOf(context.form, context.added),
    })),
    dropDraft: sendToResident('drafts', ({ context }: { context: EntryHistoryContext }) => ({
      type: 'draft.drop',
      subject: context.kind,
    })),
    showNotice: sendToResident(
      'notices',
      ({ context }: { context: EntryHistoryContext }, { what }: { what: 'added' | 'saved' }) => ({
        type: 'notice.show',
        tone: 'good',
        key: `registration:${context.kind}.${what}`,
      }),
    ),
  },
  guards: {
    isCostly: ({ context }) => !context.isAlone && isTyped(context.form),
    isRested: stateIn('#rested'),
    isComplete: and([
      stateIn('#editing'),
      ({ context }) => Object.keys(entryJudged(rulesOf[context.kind], context).errors).length === 0,
    ]),
    isSkippable: and([stateIn('#editing'), ({ context }) => isSkippable(context)]),
  },
  delays: { submitThrottle },
});

const isTyped = ({ texts }: EntryForm): boolean => Object.values(texts).some((text) => text !== '');

/** On the work history, Skip appears after an entry was added (R4.2-13). */
export const isSkippable = ({ kind, added }: Pick<EntryHistoryContext, 'kind' | 'added'>): boolean =>
  kind === 'education' || added > 0;

export const historyContext = (kind: HistoryKind, { draft, isAlone = false }: HistoryInput): EntryHistoryContext => ({
  ...entryOfDraft(rulesOf[kind], draft),
  kind,
  isAlone,
  errors: {},
  now: null,
  attempts: 0,
  failure: null,
});

export const historyOutput = ({ added }: EntryHistoryContext, outcome: unknown): EntryHistoryOutput =>
  outcome === 'saved' || outcome === 'skipped' ? { outcome } : { outcome: 'closed', hasEntries: added > 0 };
