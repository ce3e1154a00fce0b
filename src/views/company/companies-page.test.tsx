import { expect, test } from 'vitest';
import { seedAt } from '#mocks/hosts/make-seed.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { seedOfScenario } from '#mocks/scenarios.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { Companies } from './Companies.tsx';

const texts = await textsOf();
const now = Date.UTC(2026, 7, 3, 1);

const open = async (scenario: string) => {
  const tab = openBrowser(createBackend({ now, seed: seedOfScenario(scenario, seedAt(now)) })).openTab();
  await tab.visit('/company', 'companies');
  return {
    search: async (keyword: string) => {
      tab.at('page-companies/list').send({ type: 'list.filter', filter: { keyword, category: '', city: '' } });
      await settle();
    },
    says: (...words: readonly string[]) => {
      const html = markup(tab.app, texts.zh, <Companies actor={tab.at('page-companies')} />);
      return words.map((word) => html.includes(word));
    },
  };
};

test('an empty library says so, and has neither ranks of nobody nor filters to clear', async () => {
  const words = ['近 30 天资讯最多', '成员最多', '还没有企业', '清除筛选'];
  const [full, empty] = [await open('fresh'), await open('empty-companies')];
  expect(full.says(...words)).toEqual([true, true, false, false]);
  expect(empty.says(...words)).toEqual([false, false, true, false]);
  await empty.search('没有这样的企业');
  expect(empty.says(...words)).toEqual([false, false, false, true]);
});
