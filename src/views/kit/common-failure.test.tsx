import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { FailureTag } from '#services/failure.ts';
import { textsOf } from '../../../tests/harness/markup.tsx';
import { CommonFailure } from './CommonFailure.tsx';
import { FailedPart } from './FailedPart.tsx';
import { createFailures, FailuresContext } from './failures.ts';
import { QuietNote } from './QuietNote.tsx';

const { zh } = await textsOf();
const offline = { tag: 'offline' } as const;

const page = (...tags: readonly FailureTag[]) => {
  const failures = createFailures();
  const retried: number[] = [];
  const gone = tags.map((tag, at) => failures.add({ tag, retry: () => retried.push(at) }));
  const nothing = () => {};
  const html = () =>
    renderToStaticMarkup(
      <I18nextProvider i18n={zh}>
        <FailuresContext value={failures}>
          <CommonFailure />
          <FailedPart title="列表加载失败" failure={offline} onRetry={nothing} />
          <QuietNote text="标签加载失败" failure={offline} onRetry={nothing} />
        </FailuresContext>
      </I18nextProvider>,
    );
  const said = () =>
    ['网络不通，请检查网络后重试', '>重试<', 'role="alert"'].map((words) => html().split(words).length - 1);
  return { failures, retried, gone, html, said };
};

test('parts that failed alike say once why, with one button, which retries all that failed', () => {
  const { failures, retried, html, said } = page('offline', 'offline', 'malformed');
  expect(said()).toEqual([1, 1, 1]);
  expect(html()).toMatch(/列表加载失败.*标签加载失败/);
  failures.retry();
  expect(retried).toEqual([0, 1, 2]);
});

test('a part that failed alone, or otherwise than the others, speaks for itself', () => {
  expect([page('offline').said(), page('malformed', 'malformed').said()]).toEqual([
    [1, 2, 1],
    [1, 3, 2],
  ]);
});

test('[R8.5-2] [R8.5-3] a part whose title says what to do keeps its button and gives no reason beside it', () => {
  const { failures } = page('offline', 'offline');
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={zh}>
      <FailuresContext value={failures}>
        <FailedPart title="对话列表加载失败，请稍后重试" onRetry={() => {}} />
      </FailuresContext>
    </I18nextProvider>,
  );
  expect(
    html
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean),
  ).toEqual(['对话列表加载失败，请稍后重试', '重试']);
  expect(html).toContain('role="alert"');
});

test('what comes is counted no more', () => {
  const { failures, gone } = page('offline', 'offline');
  let calls = 0;
  const stop = failures.subscribe(() => {
    calls += 1;
  });
  expect(failures.common()).toBe('offline');
  gone[0]?.();
  stop();
  gone[1]?.();
  expect([failures.common(), calls]).toEqual([null, 1]);
});
