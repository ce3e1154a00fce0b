import { expect, test } from 'vitest';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { companySuggestMachine, selectSuggestions } from './company-suggest.machine.ts';

const company = (id: number) => ({ id, cnName: `公司${id}`, enName: `Company ${id}` });
const found = (...ids: readonly number[]) => ({ status: 200, data: ids.map(company) });

const start = async () => {
  const chart = await inParent(companySuggestMachine, undefined);
  const look = () => ({
    tags: [...chart.child.getSnapshot().tags].sort(),
    ids: selectSuggestions(chart.child.getSnapshot()).map(({ id }) => id),
  });
  return { ...chart, look };
};

test('[R7.4-11] an empty box offers hot companies, asked for once', async () => {
  const { call, calls, look, paths, send } = await start();
  await send({ type: 'suggest.open', keyword: ' ' });
  expect(look()).toEqual({ tags: ['busy', 'hot', 'open'], ids: [] });
  await call().answer(found(1, 2));
  expect(look()).toEqual({ tags: ['hot', 'open'], ids: [1, 2] });
  await send({ type: 'suggest.close' });
  expect(look()).toEqual({ tags: [], ids: [] });
  await send({ type: 'suggest.open', keyword: '' });
  expect(look()).toEqual({ tags: ['hot', 'open'], ids: [1, 2] });
  expect(paths()).toEqual(['/company/companies/hot']);
  expect(calls.length).toBe(1);
});

test('[R7.4-10] typing asks once the keys rest, for 20, with the trimmed word', async () => {
  const { call, clock, look, paths, send } = await start();
  for (const keyword of ['食', ' 食业']) {
    await send({ type: 'keyword.change', keyword });
    await clock.advance(299);
    expect(paths()).toEqual([]);
  }
  await clock.advance(1);
  expect(call().sent).toEqual({
    path: '/company/companies/search',
    query: { keyword: '食业', size: 20 },
  });
  expect(look().tags).toEqual(['busy', 'open']);
  await call().answer(found(7));
  expect(look()).toEqual({ tags: ['open'], ids: [7] });
});

test('a space more asks nothing again', async () => {
  const { call, calls, clock, look, send } = await start();
  await send({ type: 'keyword.change', keyword: '食业' });
  await clock.advance(300);
  await call().answer(found(7));
  await send({ type: 'keyword.change', keyword: '食业 ' });
  await clock.advance(1_000);
  expect(calls.length).toBe(1);
  expect(look()).toEqual({ tags: ['open'], ids: [7] });
});

test('an answer to an older word is dropped', async () => {
  const { calls, clock, look, send } = await start();
  await send({ type: 'keyword.change', keyword: '食' });
  await clock.advance(300);
  await send({ type: 'keyword.change', keyword: '食业' });
  await clock.advance(300);
  expect(calls.map((call) => call.isAborted())).toEqual([true, false]);
  await calls[1]?.answer(found(2));
  await calls[0]?.answer(found(1));
  expect(look().ids).toEqual([2]);
});

test('hot companies are not offered under a typed word; an emptied box offers them again', async () => {
  const { call, clock, look, send } = await start();
  await send({ type: 'suggest.open', keyword: '' });
  await call().answer(found(1));
  await send({ type: 'keyword.change', keyword: '食' });
  expect(look()).toEqual({ tags: ['busy', 'open'], ids: [] });
  await clock.advance(300);
  await call().answer(found());
  expect(look()).toEqual({ tags: ['none', 'open'], ids: [] });
  await send({ type: 'keyword.change', keyword: '' });
  expect(look()).toEqual({ tags: ['hot', 'open'], ids: [1] });
});

test('[R7.4-10] a failure, or an inner status other than 200, is a hint; the next word asks again', async () => {
  const { call, clock, look, send } = await start();
  await send({ type: 'keyword.change', keyword: '食' });
  await clock.advance(300);
  await call().fail({ tag: 'offline' });
  expect(look()).toEqual({ tags: ['failed', 'open'], ids: [] });
  await send({ type: 'keyword.change', keyword: '食业' });
  await clock.advance(300);
  await call().answer({ status: 500, data: [company(1)] });
  expect(look()).toEqual({ tags: ['failed', 'open'], ids: [] });
  await send({ type: 'keyword.change', keyword: '' });
  await call().fail({ tag: 'timeout' });
  expect(look()).toEqual({ tags: ['failed', 'open'], ids: [] });
});

test('opening a filled box looks for its word at once; closing forgets what is under way', async () => {
  const { call, calls, look, send } = await start();
  await send({ type: 'suggest.open', keyword: '食业' });
  expect(call().sent.query).toEqual({ keyword: '食业', size: 20 });
  await send({ type: 'suggest.close' });
  expect(calls[0]?.isAborted()).toBe(true);
  expect(look()).toEqual({ tags: [], ids: [] });
});

test('[R9-9] what was offered goes 200 ms after the box was left, not under the finger that presses it', async () => {
  const { call, clock, look, send } = await start();
  await send({ type: 'suggest.open', keyword: '食业' });
  await call().answer(found(7));
  await send({ type: 'suggest.leave' });
  await clock.advance(199);
  expect(look()).toEqual({ tags: ['open'], ids: [7] });
  await clock.advance(1);
  expect(look()).toEqual({ tags: [], ids: [] });
});
