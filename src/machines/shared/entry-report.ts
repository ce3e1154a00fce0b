/**
 * Said to the parent by a chart whose answer may let the reader in or finish his registration: `entry.tried` within the
 * click, while the browser still lets a tab be opened for him (docs/choices.md R4.1-12).
 */
export type EntryReport = { readonly type: 'entry.tried' } | { readonly type: 'entry.failed' };
