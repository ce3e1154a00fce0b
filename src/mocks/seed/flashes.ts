import type { Flash } from '#services/contract/news.contract.ts';
import type { CompanyRow } from './companies.ts';
import { factsOf } from './facts.ts';
import { createWriter } from './fill.ts';
import { randomFor } from './random.ts';
import { createSourceTags } from './tags.ts';
import { publishTimes } from './times.ts';
import { categoryCodes } from './vocabulary/categories.ts';
import { flashKinds, priceMoves } from './vocabulary/flashes.ts';
import { knowledge } from './vocabulary/knowledge.ts';

const flashCount = 200;
const newestId = 80_200;

/** 200 flashes of the last weeks, the newest first. @param now milliseconds since 1970 */
export function createFlashes(now: number, companies: readonly CompanyRow[]): Flash[] {
  const sources = createSourceTags();
  const taken = new Set<string>();
  const rhythm = { working: [7, 11], off: [2, 5] } as const;
  return publishTimes(now, flashCount, rhythm, randomFor('flashes:times')).map((publishTime, index) => {
    const id = `${newestId - index}`;
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const key = `flash:${id}:${attempt}`;
      const random = randomFor(key);
      const kind = random.pick(flashKinds);
      const facts = factsOf(
        { key, story: kind.story, categories: categoryCodes, rankWord: null, publishTime },
        companies,
      );
      const slots = { ...facts.slots, move: random.pick(priceMoves) };
      const writer = createWriter(slots, knowledge[facts.category.code], random);
      const title = writer.write(kind.title);
      if (taken.has(title)) continue;
      taken.add(title);
      return { id, title, content: writer.write(kind.content), publishTime, sourceName: random.pick(sources).name };
    }
    throw new Error(`no new title for ${id}`);
  });
}
