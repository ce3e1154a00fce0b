import type { PlacedTag } from '#machines/content/news-places.ts';
import type { To } from '#routes/to.ts';
import { newsTagId } from '#services/contract/constants.ts';

/** Two tags have pages of their own (R2.6-41, R2.6-42). */
export const tagHref = (to: To, { id, tagCode, parentCode }: PlacedTag): string => {
  if (id === newsTagId.tools) return to.foodtools();
  if (id === newsTagId.features) return to.features();
  return to.newsList(parentCode === null ? { classTag: tagCode } : { classTag: parentCode, themeTag: tagCode });
};
