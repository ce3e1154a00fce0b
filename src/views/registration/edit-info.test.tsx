import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { EditInfo } from './EditInfo.tsx';

const texts = await textsOf();

test('the ways on from what members tell of themselves have a name', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/404');
  await tab.logIn('liran');
  await tab.visit('/community/edit-info', 'page');
  const html = markup(tab.app, texts.zh, <EditInfo actor={tab.at('page-page')} title="标题" />);
  expect(html.match(/<nav[^>]*>/g)?.map((nav) => /aria-label="[^"]+"/.test(nav))).toEqual([true]);
});
