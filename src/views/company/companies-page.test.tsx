import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { TextsProvider } from '#i18n/TextsProvider.tsx';
import { createBackend } from '#mocks/hosts/node.ts';
import { seedAt } from '#mocks/hosts/seed.ts';
import { seedOfScenario } from '#mocks/scenarios.ts';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { AppProvider } from '#views/context.tsx';
import { openBrowser } from '../../../tests/harness/app.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { Companies } from './Companies.tsx';

const now = Date.UTC(2026, 7, 3, 1);

const open = async (scenario: string) => {
  const { i18n } = await startI18n('zh', ['company', 'shared']);
  const tab = openBrowser(createBackend({ now, seed: seedOfScenario(scenario, seedAt(now)) })).openTab();
  await tab.visit('/company', 'companies');
  return {
    search: async (keyword: string) => {
      tab.at('room-companies/list').send({ type: 'list.filter', filter: { keyword, category: '', city: '' } });
      await settle();
    },
    says: (...words: readonly string[]) => {
      const html = renderToStaticMarkup(
        <TextsProvider i18n={i18n}>
          <AppProvider app={tab.app} to={createTo({ sites: defaultSites })}>
            <Companies actor={tab.at('room-companies')} />
          </AppProvider>
        </TextsProvider>,
      );
      return words.map((word) => html.includes(word));
    },
  };
};

test('an empty library says so, and has neither ranks of nobody nor filters to clear', async () => {
  const words = ['资讯热度', '人脉最多', '还没有企业', '清除筛选'];
  const [full, empty] = [await open('fresh'), await open('empty-companies')];
  expect(full.says(...words)).toEqual([true, true, false, false]);
  expect(empty.says(...words)).toEqual([false, false, true, false]);
  await empty.search('没有这样的企业');
  expect(empty.says(...words)).toEqual([false, false, false, true]);
});
