import { isKnownPostPage, readPostTag } from '#routes/post.routes.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { postTagId } from '#services/contract/constants.ts';
import type { Params } from '../shared/page.machine.ts';

/**
 * What a list of posts asks the backend for, as text: `tagId` and `themeTagId`, or a `keyword`. `name` is what the backend
 * calls the theme, else the type or the tag; null for the popular and the latest posts.
 */
export interface PostFeed {
  readonly name: string | null;
  readonly ask: Params;
}

/** The type and the theme that an address names; a tag that is no type cuts by theme. */
const parts = (postTag: string, tags: readonly Tag[]): { readonly name: string | null; readonly ask: Params } => {
  const read = readPostTag(postTag);
  if (read.feed !== 'tag') {
    return { name: null, ask: { tagId: String(read.feed === 'popular' ? postTagId.popular : postTagId.all) } };
  }
  const tag = tags.find(({ tagCode }) => tagCode === read.code);
  if (tag?.typeEnName === 'postType') return { name: tag.name, ask: { tagId: String(tag.id) } };
  return { name: tag?.name ?? null, ask: { tagId: String(postTagId.all), themeTagId: String(tag?.id) } };
};

/** What a `tagPostPage` address asks for, or null when it names a tag that does not exist (R2.6-79). */
export const feedAt = ({ postTag = 'popular', themeTag }: Params, tags: readonly Tag[]): PostFeed | null => {
  const themes = tags.filter(({ typeEnName }) => typeEnName === 'theme');
  if (!isKnownPostPage([postTag], new Set(tags.map(({ tagCode }) => tagCode)))) return null;
  const first = parts(postTag, tags);
  if (themeTag === undefined) return first;
  const theme = themes.find(({ tagCode }) => tagCode === themeTag);
  if (!theme || first.ask.themeTagId !== undefined) return null;
  return { name: theme.name, ask: { ...first.ask, themeTagId: String(theme.id) } };
};

/** What a tag found by its number asks for: a list of its own, or the posts that speak of it (R2.6-7). */
export const feedOfTag = (tag: Pick<Tag, 'id' | 'name'>, tags: readonly Tag[]): PostFeed => {
  const known = tags.find(({ id }) => id === tag.id);
  if (!known) return { name: tag.name, ask: { keyword: tag.name } };
  return { name: known.name, ask: parts(known.tagCode, tags).ask };
};
