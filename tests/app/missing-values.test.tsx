import { describe, expect, test, vi } from 'vitest';
import { tagged } from '../harness/actors.ts';
import { type PageCase, pageCases } from '../harness/page-cases.ts';
import { openPage } from '../harness/page-fixture.tsx';
import { sample } from '../harness/sampling.ts';

vi.mock('#views/ui/sanitize.ts', () => ({ headingsOf: () => [], sanitize: () => null }));

/** What makes a thing itself, and what the paging needs. */
const itself: readonly string[] = [
  ...['id', 'memberId', 'requestMemberId', 'entityId', 'convId', 'msgFrom', 'msgTo', 'tagId', 'postId'],
  ...['title', 'name', 'cnName', 'tagName', 'keyword', 'nickname', 'code', 'range', 'type', 'kind', 'content'],
  ...[
    'records',
    'total',
    'current',
    'size',
    'children',
    'subLocations',
    'tagCode',
    'typeEnName',
    'url',
    'category',
    'companyId',
  ],
];

type Change = (value: unknown, name: string) => unknown;

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Every value in every object of an answer written otherwise, but what makes a thing itself. */
const rewritten = (data: unknown, change: Change): unknown => {
  if (Array.isArray(data)) return data.map((item) => rewritten(item, change));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      itself.includes(name) ? rewritten(value, change) : change(value, name),
    ]),
  );
};

/** A number is read as a text where one is meant. */
const isText = (value: unknown): boolean => typeof value === 'string';

const odd: readonly (readonly [string, Change])[] = [
  ['nothing', () => undefined],
  ['null', () => null],
  ['an empty text', () => ''],
  ['-1', (value) => (isText(value) ? value : -1)],
  ['2⁵³', (value) => (isText(value) ? value : 2 ** 53)],
  ['more than any date', (value) => (isText(value) ? value : 8_640_000_000_000_001)],
  ['a text', (value) => (isText(value) ? value : 'NaN')],
  ['a list', () => ['x']],
  ['an object', () => ({ x: 1 })],
];

const words = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n\s*/g, '\n');

const rowsOf = (page: Awaited<ReturnType<typeof openPage>>): readonly unknown[] =>
  tagged(page.actor(), 'shown').map((part) => {
    const { items, data } = part.getSnapshot().context;
    return [part.id, Array.isArray(items) ? items.length : Array.isArray(data) ? data.length : data !== null];
  });

const nonsense = /undefined|null|NaN|Invalid|\[object|(?<![\d-])-1(?!\d)|8640万亿|9007万亿|8640T|9007T/;

describe.each(pageCases.map((page, at) => [page, at] as const))('$pageName', (page: PageCase, at) => {
  test.each(sample(odd, odd.length, at))(
    '[R7-1] where everything that it can do without is %s, the page is there',
    async (_, change) => {
      const whole = await openPage(page);
      await whole.visit();
      const names = new Set<string>();
      const noted: Change = (value, name) => {
        names.add(name);
        return change(value, name);
      };
      const opened = await openPage(page, (data) => rewritten(data, noted));
      await opened.visit();
      const needed = `the contract has no default for one of: ${[...names].join()}`;
      expect(
        tagged(opened.actor(), 'failed').map(({ id }) => id),
        needed,
      ).toEqual([]);
      expect(rowsOf(opened), needed).toEqual(rowsOf(whole));
      for (const language of ['zh', 'en'] as const) expect(words(await opened.render(language))).not.toMatch(nonsense);
    },
  );
});

/** The first row of each list without what makes it itself. */
const withoutFirst = (data: unknown): unknown => {
  const rows = isObject(data) && Array.isArray(data.records) ? data.records : data;
  if (!Array.isArray(rows) || !rows.every(isObject) || rows.length < 2) return data;
  const [first, ...others] = rows;
  const names = ['id', 'memberId', 'code', 'name', 'title', 'range'];
  const changed = [{ ...first, ...Object.fromEntries(names.map((name) => [name, null])) }, ...others];
  return isObject(data) && 'records' in data ? { ...data, records: changed } : changed;
};

/** Offers without which a page is whole, and blocks of the aside. */
const unsaid: readonly string[] = [
  ...['newsHome.banners', 'eventsHome.banners', 'people.tags', 'newsList.related', 'eventsHome.categories'],
  ...['eventList.subject', 'postEditor.circles', 'postList.hotPosts', 'topic.hotPosts', 'circle.hotPosts'],
  ...['circles.hotPosts', 'post.relatedPosts'],
];

let listed = 0;

test.each(pageCases)('[R7-1] $pageName: each list says how many rows it is without', async (page) => {
  const opened = await openPage(page, withoutFirst);
  await opened.visit();
  const less = tagged(opened.actor(), 'shown').filter((part) => {
    const { unreadable } = part.getSnapshot().context;
    return typeof unreadable === 'number' ? unreadable > 0 : Object.values(unreadable ?? {}).some((rows) => rows !== 0);
  });
  const lists = less.filter(({ id }) => !unsaid.includes(`${page.pageName}.${id}`));
  listed += lists.length;
  const html = words(await opened.render());
  expect([...html.matchAll(/\n\d+ 条内容无法显示\n/g)]).toHaveLength(lists.length);
});

test('there are such lists', () => {
  expect(listed).toBeGreaterThan(20);
});
