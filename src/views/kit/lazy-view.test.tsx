import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type LazyView, lazyView, NotFetched } from './lazy-view.ts';

interface Props {
  readonly name: string;
}
const Page = ({ name }: Props) => <h1>{name}</h1>;

const show = ({ View }: LazyView<Props>): string =>
  renderToStaticMarkup(
    <Suspense fallback={<p>waiting</p>}>
      <View name="人脉" />
    </Suspense>,
  );

const macrotask = () => new Promise((done) => setTimeout(done));

const failingOnce = () => {
  const asked: string[] = [];
  const page = lazyView<Props>(async () => {
    asked.push('asked');
    if (asked.length === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  });
  return { page, asked };
};

test('a view that was preloaded is shown at once, without a look at its fallback', async () => {
  const page = lazyView<Props>(async () => Page);
  expect(show(page)).toContain('waiting');
  await page.preload();
  expect(show(page)).toBe('<h1>人脉</h1>');
});

test('a view that could not be preloaded is asked for again when it is shown', async () => {
  const { page, asked } = failingOnce();
  await expect(page.preload()).rejects.toThrow(NotFetched);
  expect(show(page)).toContain('waiting');
  await macrotask();
  expect(asked).toHaveLength(2);
  expect(show(page)).toBe('<h1>人脉</h1>');
});

test('a view that does not come is not asked for at every drawing, but again by a retry', async () => {
  const { page, asked } = failingOnce();
  show(page);
  await macrotask();
  show(page);
  await macrotask();
  expect(asked).toHaveLength(1);
  page.retry();
  show(page);
  await macrotask();
  expect(asked).toHaveLength(2);
  expect(show(page)).toBe('<h1>人脉</h1>');
});
