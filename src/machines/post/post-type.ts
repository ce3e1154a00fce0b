import { postTagId } from '#services/contract/constants.ts';

/** `top`: by the site's operator, on top of lists (R3-35). */
export type PostType = 'supply' | 'demand' | 'recruitment' | 'top';

export const typeOfPost = (tagId: number): PostType =>
  (['supply', 'demand', 'recruitment'] as const).find((type) => postTagId[type] === tagId) ?? 'top';

/** Null where the post does not say. */
export const typeIfKnown = (tagId: number | null): PostType | null => (tagId === null ? null : typeOfPost(tagId));
