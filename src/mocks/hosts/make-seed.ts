import type { Seed } from '../domain/domain-seed.ts';
import { createSeed } from '../seed/create-seed.ts';
import { miniappCode } from '../seed/miniapp-code.ts';
import { once } from '../seed/once.ts';
import { activitiesOf } from './seed-activities.ts';
import { bannersOf } from './seed-banners.ts';
import { commentsOf } from './seed-comments.ts';
import { communityOf } from './seed-community.ts';
import { companiesOf } from './seed-companies.ts';
import { newsOf } from './seed-news.ts';
import { noticesOf } from './seed-notices.ts';
import { peopleOf } from './seed-people.ts';
import { tagsOf } from './seed-tags.ts';

/** `now` (ms since 1970) affects times only. */
export const makeSeed = (now: number): Seed => {
  const made = createSeed({ now });
  const tags = tagsOf(made);
  const siteContents = new Map(made.siteContents.map((content) => [content.code, content]));
  const seed: Seed = {
    ...tags,
    ...newsOf(made, tags.tagById),
    ...activitiesOf(made, tags.tagById),
    ...communityOf(made),
    ...companiesOf(made),
    ...peopleOf(made, now),
    ...commentsOf(made, now),
    notices: once(() => noticesOf(seed, now)),
    china: () => made.regions.china,
    overseas: () => made.regions.overseas,
    banners: once(() => bannersOf(made, now)),
    siteContent: (code) => siteContents.get(code) ?? null,
    miniappCode,
  };
  return seed;
};

const cached = new Map<number, Seed>();

/** As `makeSeed`, cached for one `now`: seeds are immutable. */
export const seedAt = (now: number): Seed => {
  const seed = cached.get(now) ?? makeSeed(now);
  cached.clear();
  cached.set(now, seed);
  return seed;
};
