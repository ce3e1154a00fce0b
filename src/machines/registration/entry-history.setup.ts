import { assign, sendTo, setup } from 'xstate';
import { submitThrottle } from '#services/contract/constants.ts';
import { type EducationEntry, session, type WorkEntry } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { companySuggestMachine, suggestFor } from '../company-suggest/company-suggest.machine.ts';
import { accepted } from '../kit/accepted.ts';
import { assignFailureAs } from '../kit/assign-failure.ts';
import { closingMachine } from '../kit/closing.machine.ts';
import { draftOf, type Edited, emptied, type FieldChange, type FieldLeave, nothing } from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { readClock } from '../kit/read-clock.ts';
import { type Fields, sendToResident } from '../kit/residents.ts';
import { type Submitted, sentGuards } from '../kit/sent.state.ts';
import {
  type EntryError,
  type EntryField,
  type EntryForm,
  educationEntryOf,
  entryForms,
  workEntryOf,
} from './entry-form.ts';
import { incomplete } from './incomplete.ts';
import { type Month, monthAt } from './months.ts';
import { regionsMachine } from './regions.machine.ts';
import { saveOnce } from './save-once.ts';

export type EntryHistoryEvent =
  /** The text of a location is its path in Chinese, `浙江省/杭州市/西湖区` (R3-24). */
  | FieldChange<EntryField>
  | FieldLeave<EntryField>
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
export interface EntryHistoryContext extends Edited<EntryField, EntryError>, Submitted {
  readonly now: Month | null;
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

const addedKey = 'added';

const addedIn = (draft: Fields | null): number => {
  const added = draft?.[addedKey] ?? '';
  return /^\d{1,3}$/.test(added) ? Number(added) : 0;
};

export const historySetup = setup({
  types: {
    context: {} as EntryHistoryContext,
    events: {} as EntryHistoryEvent,
    input: {} as HistoryInput,
    output: {} as EntryHistoryOutput,
    tags: {} as 'busy',
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
    edit: assign(({ context }, change: FieldChange<EntryField>) => ({
      ...entryForms[context.kind].changed(context, change),
      failure: null,
    })),
    suggest: sendTo('companySuggest', (_, change: FieldChange<EntryField>) => suggestFor(change)),
    askToClose: sendTo('closing', { type: 'close.ask' }),
    judge: assign(({ context }) => ({ ...entryForms[context.kind].judged(context), failure: null })),
    leave: assign(({ context }, { field }: FieldLeave<EntryField>) => entryForms[context.kind].left(context, field)),
    refuse: assign(({ context }) => ({
      ...entryForms[context.kind].judged(context),
      failure: null,
      attempts: context.attempts + 1,
    })),
    unfail: assign({ failure: null }),
    forgetOffline: assign(({ context: { failure } }) => (failure?.why.tag === 'offline' ? { failure: null } : {})),
    clear: assign(({ context }) => ({ ...emptied, failure: null, added: context.added + 1 })),
    readMonth: assign((_, { at }: { at: number }) => ({ now: monthAt(at) })),
    saveDraft: sendToResident('drafts', ({ context }: { context: EntryHistoryContext }) => ({
      type: 'draft.save',
      subject: context.kind,
      fields: { ...draftOf(context.typed), ...(context.added > 0 ? { [addedKey]: String(context.added) } : {}) },
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
    ...sentGuards,
    isCostly: ({ context }) => !context.isAlone && entryForms[context.kind].isEdited(context),
    isCompany: (_, { field }: FieldChange<EntryField>) => field === 'company',
    isComplete: ({ context }) => entryForms[context.kind].isWell(context),
    isSkippable: ({ context }) => isSkippable(context),
  },
  delays: { submitThrottle },
});

/** On the work history, Skip appears after an entry was added (R4.2-13). */
export const isSkippable = ({ kind, added }: Pick<EntryHistoryContext, 'kind' | 'added'>): boolean =>
  kind === 'education' || added > 0;

export const historyContext = (kind: HistoryKind, { draft, isAlone = false }: HistoryInput): EntryHistoryContext => ({
  base: nothing,
  typed: entryForms[kind].ofDraft(draft),
  added: addedIn(draft),
  kind,
  isAlone,
  errors: {},
  again: null,
  now: null,
  attempts: 0,
  failure: null,
});

export const historyOutput = ({ added }: EntryHistoryContext, outcome: unknown): EntryHistoryOutput =>
  outcome === 'saved' || outcome === 'skipped' ? { outcome } : { outcome: 'closed', hasEntries: added > 0 };
