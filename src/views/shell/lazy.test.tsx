import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotFetched } from '#i18n/not-fetched.ts';
import { type Part, part } from './lazy.ts';

const macrotask = () => new Promise((done) => setTimeout(done));

interface Props {
  readonly name: string;
}
const Page = ({ name }: Props) => createElement('h1', null, name);

const show = ({ View }: Part<Props>): string =>
  renderToStaticMarkup(
    <Suspense fallback={<p>waiting</p>}>
      <View name="人脉" />
    </Suspense>,
  );

test('a page whose code has come is shown at once, without a look at its skeleton', async () => {
  const page = part(async () => Page);
  expect(show(page)).toContain('waiting');
  await page.fetch();
  expect(show(page)).toBe('<h1>人脉</h1>');
});

test('code that did not come is asked for again, and shown when it has come', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(Page)];
  const page = part<Props>(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(page.fetch()).rejects.toThrow(NotFetched);
  await page.fetch();
  expect(show(page)).toBe('<h1>人脉</h1>');
});

test('code that was fetched in vain beforehand is asked for again by who begins to wait for it', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(Page)];
  const page = part<Props>(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(page.fetch()).rejects.toThrow(NotFetched);
  page.begin();
  expect(show(page)).toContain('waiting');
  await macrotask();
  expect(show(page)).toBe('<h1>人脉</h1>');
});

test('code that was on its way when somebody began to wait for it, and does not come, is asked for once more', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(Page)];
  const page = part<Props>(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  page.fetch().catch(() => {});
  page.begin();
  expect(show(page)).toContain('waiting');
  await macrotask();
  expect(show(page)).toBe('<h1>人脉</h1>');
});

test('code that somebody waits for in vain is not asked for at every drawing', async () => {
  const asked: string[] = [];
  const page = part<Props>(() => {
    asked.push('again');
    return Promise.reject(new Error('offline'));
  });
  page.begin();
  show(page);
  await macrotask();
  show(page);
  expect(asked).toEqual(['again']);
  page.begin();
  show(page);
  expect(asked).toEqual(['again', 'again']);
});
