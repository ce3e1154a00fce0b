import type { To } from '#routes/to.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { themeTagId } from '#services/contract/constants.ts';

interface ListLink {
  readonly code: string;
  readonly name: string;
  readonly href: string;
  readonly isHere: boolean;
  readonly isOurs: boolean;
}

interface ListAddress {
  readonly postTag?: string | undefined;
  readonly themeTag?: string | undefined;
}
interface Words {
  readonly all: string;
  readonly hot: string;
  readonly latest: string;
  readonly typeName: (tagId: number) => string | null;
}

const latestTheme = 'latest';
const shortcuts = ['popular', 'latest'];

const typesIn = (tags: readonly Tag[]) => tags.filter(({ typeEnName }) => typeEnName === 'postType');
const withTheme = (themeTag: string | undefined) => (themeTag === undefined ? {} : { themeTag });

export const typeLinks = (to: To, tags: readonly Tag[], here: ListAddress, words: Words): readonly ListLink[] => {
  const { postTag, themeTag } = here;
  const isType = typesIn(tags).some(({ tagCode }) => tagCode === postTag);
  const kept = withTheme(themeTag === latestTheme ? undefined : themeTag);
  return [
    {
      code: 'all',
      name: words.all,
      href: to.tagPosts({ postTag: postTag === 'latest' || themeTag === latestTheme ? 'latest' : 'popular', ...kept }),
      isHere: postTag !== undefined && !isType,
      isOurs: true,
    },
    ...typesIn(tags).map(({ id, tagCode, name }) => ({
      code: tagCode,
      name: words.typeName(id) ?? name,
      href: to.tagPosts({ postTag: tagCode, ...withTheme(themeTag) }),
      isHere: tagCode === postTag,
      isOurs: false,
    })),
  ];
};

/** Hot and Latest come first (R2.4-13); keeps the chosen type. */
export const tagLinks = (to: To, tags: readonly Tag[], here: ListAddress, words: Words): readonly ListLink[] => {
  const { postTag = 'popular', themeTag } = here;
  const isTagPage = here.postTag !== undefined;
  const within = typesIn(tags).some(({ tagCode }) => tagCode === postTag) ? postTag : null;
  const themes = tags.filter(({ id, typeEnName }) => typeEnName === 'theme' && id !== themeTagId.latest);
  const chosen = themeTag ?? (themes.some(({ tagCode }) => tagCode === postTag) ? postTag : undefined);
  const isLatest = within === null ? postTag === 'latest' && chosen === undefined : chosen === latestTheme;
  const order = within ?? (shortcuts.includes(postTag) ? postTag : 'latest');
  return [
    {
      code: 'popular',
      name: words.hot,
      href: to.tagPosts({ postTag: within ?? 'popular' }),
      isHere: isTagPage && chosen === undefined && !isLatest,
      isOurs: true,
    },
    {
      code: 'latest',
      name: words.latest,
      href: to.tagPosts(within === null ? { postTag: 'latest' } : { postTag: within, themeTag: latestTheme }),
      isHere: isTagPage && isLatest,
      isOurs: true,
    },
    ...themes.map(({ tagCode, name }) => ({
      code: tagCode,
      name,
      href: to.tagPosts({ postTag: order, themeTag: tagCode }),
      isHere: isTagPage && chosen === tagCode,
      isOurs: false,
    })),
  ];
};
