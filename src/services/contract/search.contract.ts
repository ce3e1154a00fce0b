import { Schema } from 'effect';
import { Count, Id, Title } from './contract.ts';

/** R3-58 */
export const HotKeyword = Schema.Struct({ id: Id, keyword: Title, searchedCount: Count });
export type HotKeyword = typeof HotKeyword.Type;
