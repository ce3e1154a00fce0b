import type { FlowFile, Persons } from '../journal/flow-file.ts';
import type { Violation } from '../journal/journal-validation.ts';

export type Annotations = NonNullable<FlowFile['session']>;

/** An open recording without its entries, as JSON; times in ms since 1970. */
export interface OpenRecording {
  /** Key in the recording store. */
  readonly recording: string;
  readonly name: string;
  readonly appVersion: string;
  readonly startedAt: number;
  readonly language: string;
  readonly route: string;
  /** Index of its first entry in the original journal. */
  readonly first: number;
  readonly count: number;
  readonly violation: Violation | null;
  readonly annotations: Annotations | null;
  /** Null where the file does not say it. */
  readonly persons: Persons | null;
}
