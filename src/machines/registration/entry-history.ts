import type { EducationHistoryActor } from './education-history.machine.ts';
import { type EntryHistoryContext, isSkippable, type StepFailure } from './entry-history.setup.ts';
import type { WorkHistoryActor } from './work-history.machine.ts';

export type EntryHistoryActor = WorkHistoryActor | EducationHistoryActor;

interface Snapshot {
  readonly context: EntryHistoryContext;
}

/** Refused submits: when it grows, the first field with an error gets the focus. */
export const selectEntryAttempts = ({ context }: Snapshot): number => context.attempts;

export const selectAdded = ({ context }: Snapshot): number => context.added;

export const selectHistoryFailure = ({ context }: Snapshot): StepFailure | null => context.failure;

export const selectIsSkippable = ({ context }: Snapshot): boolean => isSkippable(context);

export const selectPresentMonth = ({ context }: Snapshot): string | null => context.now;
