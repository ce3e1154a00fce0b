import { expect, test } from 'vitest';
import { selectText } from '#machines/kit/form.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { EditorCircle } from './EditorCircle.tsx';

const texts = await textsOf();

const outside = '你还没有加入这个圈子';
const missing = '圈子不存在';

const open = async (circle: (seed: ReturnType<typeof openBrowser>['backend']['domain']['seed']) => string) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  await tab.logIn('liran');
  const named = circle(browser.backend.domain.seed);
  await tab.visit(`/community/circle/post/create?circle=${named}`, 'page');
  const page = tab.at('page-page');
  const html = () => markup(tab.app, texts.zh, <EditorCircle actor={page} />);
  const says = () => [missing, outside, '去圈子看看', '>不发布到圈子</span>'].map((words) => html().includes(words));
  return { page, says, named };
};

test.each([
  ['99999999', [true, false, false, true]],
  ['abc', [true, false, false, true]],
])('[R2.6-10] the circle %s does not exist: that is said, and the post can go out without it', async (id, said) => {
  const { page, says } = await open(() => id);
  page.send({ type: 'field.change', field: 'title', text: '供应燕麦粉' });
  expect(says()).toEqual(said);
  page.send({ type: 'field.change', field: 'circleId', text: '' });
  expect(says()).toEqual([false, false, false, false]);
  expect(page.getSnapshot().context.typed.texts).toEqual({ title: '供应燕麦粉', circleId: '' });
});

test('[R2.6-10] of a circle of others it is said that one has to join, with the way there; of an own one nothing', async () => {
  const other = await open((seed) => seed.circles().find(({ memberIds }) => !memberIds.includes('1001'))?.id ?? '');
  expect(other.says()).toEqual([false, true, true, true]);
  const own = await open((seed) => seed.circles().find(({ memberIds }) => memberIds.includes('1001'))?.id ?? '');
  expect(own.says()).toEqual([false, false, false, false]);
  expect(selectText(own.page.getSnapshot(), 'circleId')).toBe(own.named);
});
