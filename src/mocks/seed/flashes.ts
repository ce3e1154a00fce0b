import type { Flash } from '#services/contract/news.contract.ts';
import type { CompanyRow } from './companies.ts';
import { factsOf, occasionOf } from './facts.ts';
import { createWriter } from './fill.ts';
import { randomFor } from './random.ts';
import { createNewsLeaves, createSourceTags, type NewsLeaf } from './tags.ts';
import { publishTimes } from './times.ts';
import { type CategoryCode, categoryCodes } from './vocabulary/categories.ts';
import { flashKinds, priceMoves } from './vocabulary/flashes.ts';
import { knowledge } from './vocabulary/knowledge.ts';
import type { StoryName } from './vocabulary/stories/stories.ts';

/** A flash as it is published, and what it is about. */
export interface FlashRow extends Flash {
  readonly viewCount: number;
  readonly tagIds: readonly number[];
  /** The companies it names. */
  readonly companyIds: readonly number[];
}

const flashCount = 200;
const newestId = 80_200;

/** The leaf of the navigation under which such news is found. */
const leafOf = (leaves: readonly NewsLeaf[], story: StoryName, category: CategoryCode): readonly number[] => {
  const suited = leaves.filter((leaf) => leaf.story === story && (leaf.categories?.includes(category) ?? true));
  return suited.slice(0, 1).map(({ id }) => id);
};

/**
 * 200 flashes of the last weeks, the newest first. @param now milliseconds since 1970
 * @param taken titles and occasions that are told already, to which these are added
 */
export function createFlashes(now: number, companies: readonly CompanyRow[], taken: Set<string>): FlashRow[] {
  const leaves = createNewsLeaves();
  const sources = createSourceTags();
  const rhythm = { working: [7, 11], off: [2, 5] } as const;
  return publishTimes(now, flashCount, rhythm, randomFor('flashes:times')).map((publishTime, index) => {
    const id = `${newestId - index}`;
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const key = `flash:${id}:${attempt}`;
      const random = randomFor(key);
      const kind = random.pick(flashKinds);
      const brief = { key, story: kind.story, categories: categoryCodes, rankWord: null, publishTime };
      const facts = factsOf(brief, companies);
      const slots = { ...facts.slots, move: random.pick(priceMoves) };
      const writer = createWriter(slots, knowledge[facts.category.code], random);
      const title = writer.write(kind.title);
      const told = [title, occasionOf(brief, facts) ?? title];
      if (told.some((name) => taken.has(name))) continue;
      for (const name of told) taken.add(name);
      const content = writer.write(kind.content);
      const source = random.pick(sources);
      return {
        id,
        title,
        content: `<p>${content}</p>`,
        publishTime,
        sourceId: source.id,
        sourceName: source.name,
        viewCount: random.int(120, 4_800),
        tagIds: leafOf(leaves, kind.story, facts.category.code),
        companyIds: facts.companies
          .filter(({ shortName }) => `${title}${content}`.includes(shortName))
          .map((company) => company.id),
      };
    }
    throw new Error(`no new title for ${id}`);
  });
}
