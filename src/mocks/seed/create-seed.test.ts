import { Schema } from 'effect';
import { beforeAll, describe, expect, test } from 'vitest';
import { FooterLinks, SiteContent, Tag, TagTree } from '#services/contract/basic.contract.ts';
import { CompanySuggestion } from '#services/contract/company.contract.ts';
import { Flash, NewsItem } from '#services/contract/news.contract.ts';
import { createSeed, type SeedData } from './create-seed.ts';
import { personaIds } from './members.ts';

const now = Date.UTC(2026, 2, 18, 3, 0);
const day = 86_400_000;
let seed: SeedData;
beforeAll(() => {
  seed = createSeed({ now });
});

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ');
const duplicates = (of: readonly string[]) => of.filter((item, index) => of.indexOf(item) !== index);
const decodes = <S extends Schema.ConstraintDecoder<unknown>>(schema: S, value: unknown) =>
  Schema.decodeUnknownSync(schema)(value);

describe('the whole', () => {
  test('has the sizes that the design asks for', () => {
    const { members, companies, products, news, flashes } = seed;
    expect([members, companies, products, news, flashes].map((rows) => rows.length)).toEqual([800, 120, 300, 600, 200]);
  });

  test('is the same for the same now', () => {
    const again = createSeed({ now });
    expect(again.news).toEqual(seed.news);
    expect(again.members).toEqual(seed.members);
    expect(again.flashes).toEqual(seed.flashes);
    const first = seed.news[0];
    if (first === undefined) throw new Error('no news');
    expect(again.newsMapper.article(first)).toEqual(seed.newsMapper.article(first));
    expect(again.newsMapper.toItem(first)).toEqual(seed.newsMapper.toItem(first));
  });

  test('is made in time', () => {
    /** CPU time in µs: independent of other load. */
    const costOf = (run: () => void): number => {
      const start = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const { members, news, flashes } = seed;
    const copy = () => {
      for (let round = 0; round < 50; round += 1) JSON.parse(JSON.stringify([members, news, flashes]));
    };
    expect(costOf(() => createSeed({ now }))).toBeLessThan(costOf(copy));
  });
});

describe('news', () => {
  test('no id and no title comes twice', () => {
    expect(duplicates(seed.news.map(({ id }) => id))).toEqual([]);
    expect(duplicates(seed.news.map(({ title }) => title))).toEqual([]);
  });

  test('every title is of a readable length and has no open slot', () => {
    expect(seed.news.map(({ title }) => title).filter((title) => title.length < 8 || title.length > 40)).toEqual([]);
    expect(seed.news.filter(({ title }) => /[{}]|undefined|NaN/.test(title))).toEqual([]);
  });

  test('is published within 120 days, newest first, fewer at weekends, the most read ones lately', () => {
    const times = seed.news.map(({ publishTime }) => publishTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(now);
    expect(now - Math.min(...times)).toBeLessThan(120 * day);
    expect(now - Math.min(...times)).toBeGreaterThan(90 * day);
    const weekend = times.filter((time) => [0, 6].includes(new Date(time + 8 * 3_600_000).getUTCDay()));
    expect(weekend.length).toBeLessThan(times.length / 5);
    const mostRead = [...seed.news].sort((a, b) => b.viewCount - a.viewCount).slice(0, 5);
    expect(mostRead.filter(({ publishTime }) => now - publishTime > 7 * day)).toEqual([]);
  });

  test('[R3-32] every item decodes by the contract', () => {
    for (const row of seed.news) decodes(NewsItem, seed.newsMapper.toItem(row));
  });

  test('every article has four to six headings, a quote, a table or list, a picture, and says nothing twice', () => {
    for (const row of seed.news) {
      const { content } = seed.newsMapper.article(row);
      const headings = content.match(/<h[23]>[^<]+<\/h[23]>/g) ?? [];
      expect([4, 5, 6]).toContain(headings.length);
      expect(content).toMatch(/<blockquote>/);
      expect(content).toMatch(/<(table|ul|ol)>/);
      expect(content).toMatch(/<img src="data:image\/svg\+xml,[^"]+" alt="[^"]+" width="480" height="300">/);
      const sentences = textOf(content.replace(/<figure>.*?<\/figure>/g, '').replace(/<table>.*?<\/table>/g, ''))
        .split(/[。！？\s]+/)
        .filter((sentence) => sentence.length > 12);
      expect(duplicates(sentences)).toEqual([]);
      expect(textOf(content)).not.toMatch(/[{}]|undefined|NaN|lorem|，，|。。/i);
    }
  });

  test('an article speaks of the company or thing that its title names', () => {
    const unrelated = seed.news.filter((row) => {
      const text = textOf(seed.newsMapper.article(row).content);
      const names = seed.companies.filter(({ id }) => row.companyIds.includes(id)).map(({ shortName }) => shortName);
      return names.some((name) => row.title.includes(name) && !text.includes(name));
    });
    expect(unrelated).toEqual([]);
  });

  test('the leaves of the navigation all hold a page of four', () => {
    const leaves = seed.newsTags.flatMap(({ children }) => children);
    const counts = leaves.map(({ id }) => seed.news.filter(({ tagIds }) => tagIds.includes(id)).length);
    expect(counts.filter((count) => count < 4)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(600);
  });
});

test('a crowd is counted in 万, as people do, never in 千', () => {
  const fairs = seed.news.filter(({ tagName }) => tagName === '展会');
  const crowds = fairs.flatMap((row) => textOf(seed.newsMapper.article(row).content).match(/.人次/g) ?? []);
  expect(crowds).toContain('万人次');
  expect(crowds).not.toContain('千人次');
});

test('flashes have ids, titles and times of their own and decode by the contract', () => {
  expect(duplicates(seed.flashes.map(({ id }) => id))).toEqual([]);
  expect(duplicates(seed.flashes.map(({ title }) => title))).toEqual([]);
  for (const flash of seed.flashes) {
    decodes(Flash, flash);
    expect(flash.content).not.toMatch(/[{}]|undefined/);
    expect(flash.publishTime).toBeLessThanOrEqual(now);
  }
});

describe('members', () => {
  test('the personas have their ids and facts', () => {
    const persona = (name: keyof typeof personaIds) => seed.members.find(({ id }) => id === personaIds[name]);
    const password = 'Shiye2026';
    expect(persona('liran')).toMatchObject({
      nickname: '李然',
      mobile: '+8613800000001',
      password,
      isWechatBound: true,
    });
    expect(persona('wangfang')).toMatchObject({
      nickname: '王芳',
      mobile: '+8613800000002',
      password,
      isWechatBound: false,
    });
    expect(persona('muted')).toMatchObject({ nickname: '周默', mobile: '+8613800000003', password, isBanned: true });
    expect(persona('halfway')).toMatchObject({
      nickname: '陈半',
      mobile: '+8613800000004',
      password,
      registerStep: 1,
      registerRequired: true,
    });
    expect(persona('blocker')).toMatchObject({
      nickname: '赵拒',
      mobile: '+8613800000005',
      password,
      blockedIds: [personaIds.liran],
    });
  });

  test('no id and no mobile comes twice, none ends like a sentinel', () => {
    expect(duplicates(seed.members.map(({ id }) => id))).toEqual([]);
    expect(duplicates(seed.members.map(({ mobile }) => mobile))).toEqual([]);
    expect(seed.members.filter(({ mobile }) => /(0400|0410|0800|0009|0429)$/.test(mobile))).toEqual([]);
  });

  test('every place, company and tag of a member exists', () => {
    const tagIds = new Set(seed.industryTags.map(({ id }) => id));
    for (const { locationId, location, companyId, company, industryTagIds } of seed.members) {
      if (locationId !== null) expect(seed.regions.textOf(locationId)).toBe(location);
      if (companyId !== 0) expect(seed.companies.find(({ id }) => id === companyId)?.cnName).toBe(company);
      expect(industryTagIds.filter((id) => !tagIds.has(id))).toEqual([]);
    }
  });
});

test('companies and products are distinct, and products belong to a company of their category', () => {
  expect(duplicates(seed.companies.map(({ cnName }) => cnName))).toEqual([]);
  expect(duplicates(seed.products.map(({ name }) => name))).toEqual([]);
  expect(seed.companies.filter(({ cnName }) => /(..).{0,2}\1/.test(cnName))).toEqual([]);
  for (const { id, cnName, enName } of seed.companies) decodes(CompanySuggestion, { id, cnName, enName });
  const makers = new Map(seed.companies.map(({ id, category }) => [id, category]));
  expect(seed.products.filter(({ companyId, category }) => makers.get(companyId) !== category)).toEqual([]);
});

describe('tags', () => {
  test('[R3-31] all decode by the contract and no id or code comes twice', () => {
    for (const branch of seed.newsTags) decodes(TagTree, branch);
    const all = [...seed.newsTags.flatMap((branch) => [branch, ...branch.children])];
    const flat = [...all, ...seed.sourceTags, ...seed.themeTags, ...seed.industryTags];
    for (const { id, name, typeEnName, tagCode } of flat) decodes(Tag, { id, name, typeEnName, tagCode });
    expect(duplicates(flat.map(({ id }) => `${id}`))).toEqual([]);
    expect(duplicates(all.map(({ tagCode }) => tagCode))).toEqual([]);
    expect(all.filter(({ tagCode }) => /^\d|^(hot|tag|company|source)$/.test(tagCode))).toEqual([]);
  });

  test('[R9-12] [R9-13] [R9-19] tools and features have their ids, themes are 39 to 49', () => {
    const leaves = seed.newsTags.flatMap(({ children }) => children);
    expect(leaves.find(({ tagCode }) => tagCode === 'foodtools')?.id).toBe(24_813);
    expect(leaves.find(({ tagCode }) => tagCode === 'features')?.id).toBe(24_814);
    expect(seed.themeTags.map(({ id }) => id).sort()).toEqual([39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
  });

  test('[R2.4-31] [R2.4-32] every tag of the link strip is in the navigation', () => {
    const codes = new Set(
      seed.newsTags.flatMap((branch) => [branch, ...branch.children]).map(({ tagCode }) => tagCode),
    );
    const strip = 'new-products top-100 rankings newcomers packaging what-is ventures revenue trade-show'.split(' ');
    expect(strip.filter((code) => !codes.has(code))).toEqual([]);
  });
});

describe('site content', () => {
  test('[R2.1-18] has every code, decoding by the contract', () => {
    const codes = seed.siteContents.map((content) => decodes(SiteContent, content).code);
    expect(codes).toEqual(
      expect.arrayContaining([
        ...['footer-links', 'footer-qr', 'promo-official-account', 'promo-community-group', 'promo-award'],
        ...['about', 'contact', 'join', 'partners', 'guide', 'agreement', 'privacy', 'case', 'service'],
      ]),
    );
    expect(duplicates(codes)).toEqual([]);
    const links = seed.siteContents.find(({ code }) => code === 'footer-links')?.content ?? '';
    expect(decodes(FooterLinks, JSON.parse(links))).toHaveLength(7);
  });

  test('[R2.5-26] the promotion speaks of over 200 groups and over 50,000 members', () => {
    const text = seed.siteContents.find(({ code }) => code === 'promo-community-group')?.content ?? '';
    expect(text).toContain('超过200个');
    expect(text).toContain('超过50,000名');
    expect(text).toMatch(/<img src="data:image/);
  });
});
