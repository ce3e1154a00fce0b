import { Schema } from 'effect';
import type { StoredRecord } from './stored.contract.ts';

/** Writes whose answer never came, by a number made of member and content: what the backend had before, in the words of their kind. */
export const Doubts = Schema.Record(Schema.String, Schema.String);
export type Doubts = typeof Doubts.Type;

export const doubts: StoredRecord<Doubts> = { key: 'shiye.doubts', version: 1, schema: Doubts, empty: {} };
