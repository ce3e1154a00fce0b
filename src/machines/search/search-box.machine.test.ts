import { expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { searchKindAt } from '#routes/search.routes.ts';
import type { SiteId } from '#services/address/sites.ts';
import type { HotKeyword } from '#services/contract/search.contract.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { searchBoxMachine, selectHot, selectSaved, selectText } from './search-box.machine.ts';

const hotOf = (site: SiteId): readonly HotKeyword[] =>
  site === 'events'
    ? [{ id: '9', keyword: '糖酒会', searchedCount: 30 }]
    : [
        { id: '1', keyword: '预制菜', searchedCount: 20 },
        { id: '2', keyword: '燕麦奶', searchedCount: 10 },
      ];

const run = async (found: readonly string[] = []) => {
  const saved: unknown[] = [];
  const asked: SiteId[] = [];
  const machine = searchBoxMachine.provide({
    actors: {
      persistSearches: fromCallback(({ sendBack, receive }) => {
        queueMicrotask(() => sendBack({ type: 'record.loaded', value: found, setAside: false, at: 0 }));
        receive((command) => saved.push((command as unknown as { value: unknown }).value));
      }),
      loadHot: fromPromise<readonly HotKeyword[], { site: SiteId }>(async ({ input }) => {
        asked.push(input.site);
        return hotOf(input.site);
      }),
    },
  });
  const { child, received } = await inParent(machine, undefined);
  const submit = (text: string) => child.send({ type: 'search.submit', text });
  return { search: child, received, saved, asked, submit, words: () => child.getSnapshot().context.words };
};

test('[R2.4-20] the word is trimmed before it is used', async () => {
  const { submit, received, words, search } = await run();
  submit('  燕麦奶 \t');
  expect(received).toEqual([{ type: 'search.wanted', word: '燕麦奶' }]);
  expect(words()).toEqual(['燕麦奶']);
  expect(selectText(search.getSnapshot())).toBe('燕麦奶');
});

test('[R2.4-21] a search with nothing but white space is ignored', async () => {
  const { submit, received, words, saved } = await run(['包装']);
  submit('');
  submit(' 　\n');
  expect({ received, words: words(), saved }).toEqual({ received: [], words: ['包装'], saved: [] });
});

test('[R2.4-22] the history keeps the five newest words', async () => {
  const { submit, words, saved } = await run();
  for (const word of ['一', '二', '三', '四', '五', '六']) submit(word);
  expect(words()).toEqual(['六', '五', '四', '三', '二']);
  expect(saved.at(-1)).toEqual(['六', '五', '四', '三', '二']);
});

test('[R2.4-23] a word searched for again moves to the top and stands there once', async () => {
  const { submit, words } = await run(['包装', '代工', '设备']);
  submit('设备 ');
  expect(words()).toEqual(['设备', '包装', '代工']);
});

test('one saved search can be removed, and all of them', async () => {
  const { search, words, saved } = await run(['包装', '代工', '设备']);
  search.send({ type: 'search.forget', word: '代工' });
  expect(words()).toEqual(['包装', '设备']);
  search.send({ type: 'search.clear' });
  expect({ words: words(), saved }).toEqual({ words: [], saved: [['包装', '设备'], []] });
});

test('[R2.4-4] saved searches are offered by what is typed, and all of them beside a word that was chosen', async () => {
  const { search } = await run(['燕麦奶', '燕麦片', '包装']);
  const offered = (text: string) => {
    search.send({ type: 'search.typed', text });
    return selectSaved(search.getSnapshot());
  };
  expect(offered('')).toEqual(['燕麦奶', '燕麦片', '包装']);
  expect(offered(' 燕麦')).toEqual(['燕麦奶', '燕麦片']);
  expect(offered('包装')).toEqual(['燕麦奶', '燕麦片', '包装']);
  const { search: long } = await run(['一', '二', '三', '四', '五', '六']);
  expect(selectSaved(long.getSnapshot())).toEqual(['一', '二', '三', '四', '五']);
});

test('[R2.4-5] hot words come when the box is opened, once for each site, without the saved ones', async () => {
  const { search, asked } = await run(['燕麦奶']);
  expect(asked).toEqual([]);
  search.send({ type: 'search.opened', site: 'events' });
  await settle();
  search.send({ type: 'search.opened', site: 'events' });
  expect(selectHot(search.getSnapshot())).toEqual(['糖酒会']);
  search.send({ type: 'search.opened', site: 'news' });
  expect(selectHot(search.getSnapshot())).toEqual([]);
  await settle();
  expect(selectHot(search.getSnapshot())).toEqual(['预制菜']);
  expect(asked).toEqual(['events', 'news']);
});

test('[R2.4-5] who goes to another site while hot words are on their way is given those of that site', async () => {
  const { search, asked } = await run();
  search.send({ type: 'search.opened', site: 'news' });
  search.send({ type: 'search.opened', site: 'events' });
  await settle();
  expect([asked.at(-1), selectHot(search.getSnapshot())]).toEqual(['events', ['糖酒会']]);
});

test('what another tab searched for is offered here too', async () => {
  const { search, words } = await run(['包装']);
  search.send({ type: 'record.changed', value: ['设备', '包装'], at: 0 });
  expect(words()).toEqual(['设备', '包装']);
});

test('[R2.4-14 R2.4-15 R2.4-16 R2.4-24] a search opens the results of the site, and of people on a people page', () => {
  const kind = (name: Parameters<typeof searchKindAt>[0]['name'], site: SiteId, params = {}) =>
    searchKindAt({ name, site, params });
  expect(kind('news.home', 'news')).toBe('news');
  expect(kind('news.companies', 'news')).toBe('news');
  expect(kind('news.people', 'news')).toBe('people');
  expect(kind('news.person', 'news', { id: '1001' })).toBe('people');
  expect(kind('post.tagPosts', 'post')).toBe('post');
  expect(kind('events.home', 'events')).toBe('events');
  expect(kind('common.about', 'events')).toBe('events');
  expect(kind('news.search', 'news', { kind: 'company', word: '乳业' })).toBe('company');
});
