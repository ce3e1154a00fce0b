import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { Company } from './Company.tsx';

const texts = await textsOf();

test('[R1-22] in English the words that a company says of itself are marked as Chinese, the interface’s are not', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/company/509', 'company');
  const html = markup(tab.app, texts.en, <Company actor={tab.at('page-company')} />);
  const facts = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd([^>]*)>/g)].map(([, name, is]) => [
    name,
    /lang="zh-CN"/.test(is ?? ''),
  ]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Led by', true],
      ['Staff', false],
      ['Business', true],
    ]),
  );
});
