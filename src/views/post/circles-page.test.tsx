import { expect, test } from 'vitest';
import type { Language } from '#i18n/i18n.ts';
import { leaveCircle } from '#mocks/domain/rules/circles.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { Circles } from './Circles.tsx';

const texts = await textsOf();

type Browser = ReturnType<typeof openBrowser>;
type Fault = Parameters<Browser['backend']['faults']['add']>[0];

const page = async (
  persona: string | null,
  language: Language = 'zh',
  prepare: (browser: Browser) => void = () => {},
): Promise<string> => {
  const browser = openBrowser();
  prepare(browser);
  const tab = browser.openTab();
  await tab.visit('/community/circle', 'page');
  if (persona !== null) {
    await tab.logIn(persona);
  }
  return markup(tab.app, texts[language], <Circles actor={tab.at('page-page')} />);
};

const headings = (html: string): string[] => [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map((found) => found[1] ?? '');
const own = (html: string): string => html.split('aria-labelledby="own-circles"')[1]?.split('</section>')[0] ?? '';

test('[R7.3-6 R7.3-8 R7.3-9 R7.3-11] a member’s circles stand over the others with what they have in them, their own first', async () => {
  const html = await page('liran');
  expect(headings(html).filter((title) => !/[a-z]/i.test(title))).toEqual(
    expect.arrayContaining(['我的圈子', '圈子里的新供需', '行业圈子', '地方圈子']),
  );
  const numbers = [...own(html).matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>(\d+)</g)].map(([, name, count]) => [
    name,
    count,
  ]);
  expect(numbers).toEqual([
    ['加入', '8'],
    ['创建', '1'],
    ['发布', '5'],
    ['获赞', '73'],
  ]);
  expect([...own(html).matchAll(/href="\/community\/circle\/(\d+)"/g)].map((found) => found[1])[0]).toBe('4002');
  expect(own(html).match(/我创建的/g)).toHaveLength(1);
});

test('a guest is asked in, in their language', async () => {
  expect(own(await page(null))).toContain('登录后可以加入圈子');
  expect(own(await page(null, 'en'))).toContain('Log in to join circles and post in them');
});

test('a member who is in no circle is led to those below', async () => {
  const html = await page('wangfang', 'zh', ({ backend: { domain } }) => {
    const id = domain.seed.personas.get('wangfang') ?? '';
    for (const circle of domain.seed.circles()) if (circle.memberIds.includes(id)) leaveCircle(domain, circle.id, id);
  });
  expect(own(html)).toContain('你还没有加入圈子');
  expect(headings(html)).not.toContain('圈子里的新供需');
});

test('own circles that do not come say why and can be asked for again; the others stand', async () => {
  const fault: Fault = { kind: 'offline', endpoint: '/post/circles/mystatistic' };
  const html = await page('liran', 'zh', ({ backend }) => void backend.faults.add(fault));
  expect(own(html)).toContain('圈子加载失败');
  expect(own(html)).toContain('重试');
});

test('of circles on their way it is told that they are', async () => {
  const fault: Fault = { kind: 'hold', endpoint: '/post/circles/recommend' };
  const html = await page(null, 'zh', ({ backend }) => void backend.faults.add(fault));
  expect(html.match(/aria-busy="true"><span [^>]*role="status"[^>]*>正在加载/g)).toHaveLength(2);
});
