import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { People } from './People.tsx';

const texts = await textsOf();

test('every list of people that can be narrowed has its filter', async () => {
  const has = async (path: string) => {
    const tab = openBrowser().openTab();
    await tab.visit(path, 'page');
    return markup(tab.app, texts.zh, <People actor={tab.at('page-page')} />).includes('aria-label="筛选"');
  };
  expect(await Promise.all(['/people', '/people/tag/301'].map(has))).toEqual([true, true]);
});
