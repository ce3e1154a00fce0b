import { expect, test } from 'vitest';
import { postTagId } from '#services/contract/constants.ts';
import { createBackend } from '../hosts/node.ts';
import { productCover, productProfileOf } from './company-profiles.ts';
import { createSeed } from './create-seed.ts';
import words from './data/posts.json' with { type: 'json' };
import { postText } from './post-text.ts';

const now = Date.UTC(2026, 7, 3, 1);
const seed = createSeed({ now });
const brands = [...Map.groupBy(seed.products, ({ companyId }) => companyId).values()];
const colourOf = (url: string): string | undefined => /stop-color='([^']+)'/.exec(decodeURIComponent(url))?.[1];

test('the products of a brand stand beside each other in other colours, and the pictures of one in the same', () => {
  expect(brands.filter((brand) => brand.length > 1).length).toBeGreaterThan(50);
  for (const brand of brands) {
    expect(new Set(brand.map((product) => colourOf(productCover(product)))).size).toBe(brand.length);
  }
  for (const product of seed.products.slice(0, 20)) {
    expect(new Set(productProfileOf(product).pictures.map(colourOf)).size).toBe(1);
  }
});

test('in one company everybody does other work', () => {
  const companies = [...Map.groupBy(seed.members, ({ companyId }) => companyId)].filter(([id]) => id !== 0);
  const alike = companies.filter(
    ([, members]) => new Set(members.map(({ position }) => position)).size < members.length,
  );
  expect(companies.length).toBeGreaterThan(100);
  expect(alike).toEqual([]);
});

test('about how many work in a company is a round number', () => {
  expect(seed.companies.filter(({ staff }) => staff % 10 !== 0 || staff < 40)).toEqual([]);
});

const openings = [words.supply.goods, words.supply.service, words.demand.goods, words.demand.service, words.recruitment]
  .flatMap(({ paragraphs: [first = []] }) => first)
  .map((opening) => new RegExp(`^${opening.replace(/\{\w+\}/g, '.+').replaceAll('?', '\\?')}$`));

test('posts of a kind that stand below each other begin in other ways', () => {
  const posts = seed.posts().filter(({ isDraft, lines }) => !isDraft && lines === undefined);
  for (const tagId of [postTagId.demand, postTagId.supply, postTagId.recruitment]) {
    const begun = posts
      .filter((post) => post.tagId === tagId)
      .map((post) => openings.findIndex((opening) => opening.test(postText(post).summary)));
    expect(begun).not.toContain(-1);
    expect(begun.filter((opening, at) => opening === begun[at - 1]).length).toBeLessThan(begun.length / 12);
  }
});

test('no two of the newest conversations end with the same line', () => {
  const { domain } = createBackend({ now });
  const last = domain.seed.conversations.slice(0, 30).map(({ id }) => domain.seed.messages(id).at(-1)?.msgContent);
  expect(new Set(last).size).toBe(30);
});
