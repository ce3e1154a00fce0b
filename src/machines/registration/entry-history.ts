import type { EducationHistoryActor } from './education-history.machine.ts';
import type { EntryErrors, EntryForm } from './entry-form.ts';
import { type EntryHistoryContext, isSkippable, type StepFailure } from './entry-history.setup.ts';
import type { WorkHistoryActor } from './work-history.machine.ts';

/** A chart that writes down a history, of work or of education. */
export type EntryHistoryActor = WorkHistoryActor | EducationHistoryActor;

interface Snapshot {
  readonly context: EntryHistoryContext;
}

export const selectEntry = ({ context }: Snapshot): EntryForm => context.form;

/** What each field shows, by field. */
export const selectEntryErrors = ({ context }: Snapshot): EntryErrors => context.errors;

/** How often a submit was refused: when it grows, the focus goes to the first field with an error. */
export const selectEntryAttempts = ({ context }: Snapshot): number => context.attempts;

/** How many entries continue-add has saved. */
export const selectAdded = ({ context }: Snapshot): number => context.added;

export const selectHistoryFailure = ({ context }: Snapshot): StepFailure | null => context.failure;

/** Whether the step can be skipped at all. */
export const selectIsSkippable = ({ context }: Snapshot): boolean => isSkippable(context);

/** The present month, `2026-03`; null while it is not known. */
export const selectPresentMonth = ({ context }: Snapshot): string | null => context.now;
