import { Schema } from 'effect';
import { Count, Id } from './contract.ts';

/** R3-58 */
export const HotKeyword = Schema.Struct({ id: Id, keyword: Schema.String, searchedCount: Count });
export type HotKeyword = typeof HotKeyword.Type;
