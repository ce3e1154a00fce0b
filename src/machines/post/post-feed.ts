import { isKnownPostPage, readPostTag } from '#routes/post.routes.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { postTagId } from '#services/contract/constants.ts';
import type { Params } from '../kit/page.machine.ts';

/** `name`: of the theme, type or tag in the backend; null for popular and latest posts. `ask`: `tagId` and `themeTagId`, or `keyword`. */
export interface PostFeed {
  readonly name: string | null;
  readonly ask: Params;
}

/** A tag that is not a type filters by theme. */
const parts = (postTag: string, tags: readonly Tag[]): { readonly name: string | null; readonly ask: Params } => {
  const read = readPostTag(postTag);
  if (read.feed !== 'tag') {
    return { name: null, ask: { tagId: String(read.feed === 'popular' ? postTagId.popular : postTagId.all) } };
  }
  const tag = tags.find(({ tagCode }) => tagCode === read.code);
  if (tag?.typeEnName === 'postType') return { name: tag.name, ask: { tagId: String(tag.id) } };
  return { name: tag?.name ?? null, ask: { tagId: String(postTagId.all), themeTagId: String(tag?.id) } };
};

/** Null for an unknown tag (R2.6-79). */
export const feedAt = ({ postTag = 'popular', themeTag }: Params, tags: readonly Tag[]): PostFeed | null => {
  const themes = tags.filter(({ typeEnName }) => typeEnName === 'theme');
  if (!isKnownPostPage([postTag], new Set(tags.map(({ tagCode }) => tagCode)))) return null;
  const first = parts(postTag, tags);
  if (themeTag === undefined) return first;
  const theme = themes.find(({ tagCode }) => tagCode === themeTag);
  if (!theme || first.ask.themeTagId !== undefined) return null;
  return { name: theme.name, ask: { ...first.ask, themeTagId: String(theme.id) } };
};

/** A list of its own, or a search for posts that mention the tag (R2.6-7). */
export const feedOfTag = (tag: Pick<Tag, 'id' | 'name'>, tags: readonly Tag[]): PostFeed => {
  const known = tags.find(({ id }) => id === tag.id);
  if (!known) return { name: tag.name, ask: { keyword: tag.name } };
  return { name: known.name, ask: parts(known.tagCode, tags).ask };
};
