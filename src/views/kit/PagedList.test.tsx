import { Effect } from 'effect';
import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { startI18n } from '#i18n/i18n.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import { pagedListMachine } from '#machines/kit/paged-list.machine.ts';
import type { PageOf } from '#services/contract/contract.ts';
import type { Failure } from '#services/failure.ts';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PagedList } from './PagedList.tsx';

interface Row {
  readonly id: number;
}
let texts: i18n | undefined;
beforeAll(async () => {
  texts = await startI18n('zh');
});

const page = (count: number, total = count): PageOf<Row> => ({
  records: Array.from({ length: count }, (_, at) => ({ id: at + 1 })),
  total,
  current: 1,
  size: 100,
});

const list = async (answer: () => Effect.Effect<PageOf<Row>, Failure>, isBelow = false) => {
  const { run, clock } = fakeEnv();
  const actor = await run(
    createActor(
      pagedListMachine<Row, Params>(() => answer(), 100, undefined, isBelow),
      { input: {}, clock },
    ),
  );
  const html = () => {
    if (!texts) throw new Error('no texts');
    return renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <PagedList<Row>
          actor={actor}
          label="快讯列表"
          failedTitle="快讯加载失败"
          skeleton={<i>bone</i>}
          skeletons={3}
          empty={<EmptyState title="还没有快讯" />}
        >
          {({ id }) => <b>{id}</b>}
        </PagedList>
      </I18nextProvider>,
    );
  };
  return { actor, html };
};

test('a list on its way holds its place with bones in its shape', async () => {
  const { html } = await list(() => Effect.never);
  expect(html().match(/<i>bone<\/i>/g)).toHaveLength(3);
  expect(html()).toContain('aria-busy="true"');
});

test('a list that nobody has come near keeps its page, without bones', async () => {
  const { actor, html } = await list(() => Effect.never, true);
  expect(html()).toMatch(/^<div style="block-size:\d+px"><\/div>$/);
  actor.send({ type: 'part.near' });
  expect(html()).toContain('<i>bone</i>');
});

test('items are a named list; those far down are there too until the program that takes them out comes', async () => {
  const { html } = await list(() => Effect.succeed(page(100)));
  expect(html()).toContain('aria-label="快讯列表"');
  expect(html().match(/<li/g)).toHaveLength(100);
});

test('the end is told of where more than one page came, and not below what came at once', async () => {
  let answer = page(100, 103);
  const { actor, html } = await list(() => Effect.succeed(answer));
  answer = { ...page(3, 103), records: [{ id: 101 }, { id: 102 }, { id: 103 }], current: 2 };
  actor.send({ type: 'page.more' });
  await settle();
  expect(html().match(/<li/g)).toHaveLength(103);
  expect(html()).toContain('已经到底了');
  expect((await list(() => Effect.succeed(page(3)))).html()).not.toContain('已经到底了');
});

test('nothing, and what went wrong', async () => {
  expect((await list(() => Effect.succeed(page(0)))).html()).toContain('还没有快讯');
  const failed = (await list(() => Effect.fail({ tag: 'offline' }))).html();
  expect(failed).toContain('快讯加载失败');
  expect(failed).toContain('网络不通，请检查网络后重试');
  expect(failed).toContain('重试');
});

test('new items are counted over the list and do not move it', async () => {
  let answer = page(3);
  const { actor, html } = await list(() => Effect.succeed(answer));
  answer = { ...answer, records: [{ id: 12 }, { id: 11 }, ...answer.records], total: 5 };
  actor.send({ type: 'list.reload' });
  await settle();
  expect(html()).toContain('2 条新内容');
  expect(html().match(/<b>\d+<\/b>/g)).toEqual(['<b>1</b>', '<b>2</b>', '<b>3</b>']);
});

test('a list that could not be looked at again stays and says so over its rows; an empty one stays empty and says so', async () => {
  for (const [rows, shown] of [
    [3, ['<b>1</b>', '<b>2</b>', '<b>3</b>']],
    [0, null],
  ] as const) {
    let answer: Effect.Effect<PageOf<Row>, Failure> = Effect.succeed(page(rows));
    const { actor, html } = await list(() => answer);
    expect(html()).not.toContain('可能不是最新');
    answer = Effect.fail({ tag: 'offline' });
    actor.send({ type: 'page.returned' });
    await settle();
    expect(html()).toMatch(/role="status".*内容刷新失败，可能不是最新.*重试.*<\/button>/);
    expect([html().match(/<b>\d+<\/b>/g), html().includes('还没有快讯')]).toEqual([shown, rows === 0]);
    answer = Effect.succeed(page(rows));
    actor.send({ type: 'page.retry' });
    await settle();
    expect(html()).not.toContain('可能不是最新');
  }
});

test('what of a list cannot be shown is said, below the others or alone', async () => {
  const some = await list(() => Effect.succeed({ ...page(2, 3), unreadable: 1 }));
  expect(some.html()).toMatch(/<b>2<\/b>.*1 条内容无法显示/);
  const none = await list(() => Effect.succeed({ ...page(0, 2), unreadable: 2 }));
  expect(none.html()).toContain('2 条内容无法显示');
  expect(none.html()).not.toContain('还没有快讯');
});
