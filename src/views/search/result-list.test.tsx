import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { ResultList } from './ResultList.tsx';

const texts = await textsOf();

test('where nothing is found the range can be widened, if one is chosen', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/search/news/xyzzy', 'page');
  const list = tab.at('page-page/results');
  const says = (): readonly boolean[] => {
    const html = markup(tab.app, texts.zh, <ResultList actor={list} kind="news" word="xyzzy" />);
    return ['没有找到与', '换个更短的关键词', '这段时间没有结果', '>不限时间</button>'].map((words) =>
      html.includes(words),
    );
  };
  expect(says()).toEqual([true, true, false, false]);
  list.send({ type: 'list.filter', filter: { range: 'week' } });
  await settle();
  expect(says()).toEqual([true, false, true, true]);
});
