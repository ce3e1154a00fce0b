import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotFetched } from '#i18n/not-fetched.ts';
import { type Part, part } from './lazy.ts';
import { ShellContext, type ShellParts } from './use-route.ts';

const there = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const shell: ShellParts = {
  go: () => {},
  reload: () => {},
  stripList: 'top-100',
  captcha: null,
  texts: { pending: () => null, ready: () => there, giveUp: () => {} },
};

interface Props {
  readonly name: string;
}
const Page = ({ name }: Props) => createElement('h1', null, name);

const show = ({ View }: Part<Props>): string =>
  renderToStaticMarkup(
    <ShellContext value={shell}>
      <Suspense fallback={<p>waiting</p>}>
        <View name="人脉" />
      </Suspense>
    </ShellContext>,
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
