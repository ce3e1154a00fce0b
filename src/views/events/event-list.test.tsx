import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { EventList } from './EventList.tsx';

const texts = await textsOf();

const show = async (path: string, isHeld: boolean): Promise<string> => {
  const browser = openBrowser();
  if (isHeld) browser.backend.faults.add({ kind: 'hold' });
  const tab = browser.openTab();
  await tab.visit(path);
  const page = tab.app.getSnapshot().context.pages.at(-1);
  if (!page) throw new Error('no page');
  return markup(tab.app, texts.zh, <EventList actor={page.ref} />);
};

const bars = (html: string): number => html.match(/<nav[^>]*aria-label="活动分类"/g)?.length ?? 0;

test('categories stand above a list from the start where they stay, and never above the list of an organiser', async () => {
  const shown = await Promise.all(
    ['/events/all', '/events/source/3206'].flatMap((path) => [show(path, true), show(path, false)]),
  );
  expect(shown.map(bars)).toEqual([1, 1, 0, 0]);
});

test('[R2.6-72] [R2.6-76] an address that leads to no events says what it does not know: a kind of event or an organiser', async () => {
  const shown = await Promise.all(['/events/nonsense', '/events/source/99999999'].map((path) => show(path, false)));
  expect(shown.map((html) => html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1])).toEqual(['没有这个活动分类', '没有这个主办方']);
});

test('a list whose heading and events have both failed says so once', async () => {
  const browser = openBrowser();
  browser.backend.faults.add({ kind: 'status', status: 500 });
  const tab = browser.openTab();
  await tab.visit('/events/forum');
  const page = tab.app.getSnapshot().context.pages.at(-1);
  if (!page) throw new Error('no page');
  const html = markup(tab.app, texts.zh, <EventList actor={page.ref} />);
  expect(html.match(/活动加载失败/g)).toHaveLength(1);
});

test('among the categories at most the list that is shown is the present page, and none on the events home', () => {
  const { app } = openBrowser().openTab();
  const forum = { id: 1, name: '论坛', typeEnName: 'Forum', tagCode: 'forum' };
  const here = (given: { here?: string | null }) =>
    [
      ...markup(app, texts.zh, <CategoryBar categories={[forum]} {...given} />).matchAll(
        /aria-current="page"[^>]*>(.*?)</g,
      ),
    ].map(([, name]) => name);
  expect([here({}), here({ here: null }), here({ here: 'forum' })]).toEqual([[], ['全部活动'], ['论坛']]);
});
