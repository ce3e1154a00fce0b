import { tagMaxLength } from '#services/contract/constants.ts';
import { isBlank, lengthOf } from '#services/contract/text.ts';
import { stripEmoji } from '../kit/emoji.ts';
import type { Fields } from '../kit/residents.ts';

export interface TagChoice {
  readonly id: number;
  readonly name: string;
}

export type TagError =
  | { readonly code: 'tooLong'; readonly max: number; readonly over: number }
  /** R5.6-2 */
  | { readonly code: 'tagTwice' };

/** Without emoji, trimmed (R5.6-4, R5.6-5); '' if nothing is visible. */
export const cleanTag = (text: string): string => {
  const name = stripEmoji(text).trim();
  return isBlank(name) ? '' : name;
};

export const tagLengthError = (name: string): TagError | null => {
  const over = lengthOf(name) - tagMaxLength;
  return over > 0 ? { code: 'tooLong', max: tagMaxLength, over } : null;
};

export const hasTagNamed = (tags: readonly TagChoice[], name: string): boolean => tags.some((tag) => tag.name === name);

const prefix = 'tag.';

export const tagDraftOf = (keyword: string, chosen: readonly TagChoice[]): Fields => ({
  ...(keyword === '' ? {} : { keyword }),
  ...Object.fromEntries(chosen.map(({ id, name }) => [`${prefix}${id}`, name])),
});

export const tagsOfDraft = (draft: Fields | null): { keyword: string; chosen: readonly TagChoice[] } => ({
  keyword: draft?.keyword ?? '',
  chosen: Object.entries(draft ?? {}).flatMap(([key, name]) => {
    const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    return /^\d{1,15}$/.test(id) ? [{ id: Number(id), name }] : [];
  }),
});
