import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { ResultList } from './ResultList.tsx';

const texts = await textsOf();

test('where nothing is found the range can be widened, if one is chosen', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/search/news/xyzzy', 'page');
  const [list, counts] = [tab.at('page-page/results'), tab.at('page-page/counts')];
  const says = (): readonly boolean[] => {
    const html = markup(tab.app, texts.zh, <ResultList actor={list} counts={counts} kind="news" word="xyzzy" />);
    return ['没有找到与', '换个更短的关键词', '这段时间没有结果', '>不限时间</button>'].map((words) =>
      html.includes(words),
    );
  };
  expect(says()).toEqual([true, true, false, false]);
  list.send({ type: 'list.filter', filter: { range: 'week' } });
  await settle();
  expect(says()).toEqual([true, false, true, true]);
});

test('[R2.4-24] the other kinds say how much they have, and a kind without results leads to those that have some', async () => {
  const { backend, openTab } = openBrowser();
  const tab = openTab();
  const open = async (kind: 'news' | 'people') => {
    await tab.visit(`/search/${kind}/${encodeURIComponent('燕麦粉')}`, kind);
    await settle();
    const actor = (part: string) => tab.at(`page-${kind}/${part}`);
    return markup(
      tab.app,
      texts.zh,
      <ResultList actor={actor('results')} counts={actor('counts')} kind={kind} word="燕麦粉" />,
    );
  };
  const words = (html: string): string => html.replaceAll(/<[^>]*>/g, '');
  const empty = await open('news');
  const link = `href="/community/search/post/${encodeURIComponent('燕麦粉')}"`;
  expect(empty).toContain('没有找到与');
  expect(empty).toContain('这里没有，其他分类里有');
  expect(empty.split(link)).toHaveLength(3);
  expect(words(empty)).toContain('资讯人脉0供需2');
  // A count is no part of the link's name.
  expect(empty).toMatch(/<a [^>]*aria-description="2"[^>]*>供需<span [^>]*aria-hidden="true">2</);
  backend.faults.add({ kind: 'malformed', endpoint: 'post.search' });
  expect(words(await open('people'))).toContain('资讯0人脉供需活动0');
});
