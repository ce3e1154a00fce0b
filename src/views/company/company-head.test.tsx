import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
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

test('a company of whose people only some are shown leads to all of them', async () => {
  const { backend, openTab } = openBrowser();
  const people = (id: number) =>
    [...backend.domain.tables.members.values()].filter(
      ({ isRequired, profile }) => !isRequired && profile.companyId === id,
    );
  const { id } = backend.domain.seed.companies.find((row) => people(row.id).length > 6) ?? { id: 0 };
  const all = people(id).length;
  const tab = openTab();
  await tab.visit(`/company/${id}`, 'company');
  const html = markup(tab.app, texts.zh, <Company actor={tab.at('page-company')} />);
  expect(html).toContain(`href="/people?companyId=${id}"`);
  expect(html).toContain(`全部 ${all} 人`);
  await tab.visit(`/people?companyId=${id}`, 'people');
  await settle();
  expect(tab.at('page-people/list').getSnapshot().context.total).toBe(all);
});
