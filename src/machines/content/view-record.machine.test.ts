import { expect, test } from 'vitest';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { viewRecordMachine } from './view-record.machine.ts';

const views = viewRecordMachine(({ id }: { id: string }) => call(news.view, { body: { id } }));

test('[R7.6-19] a visit is told once', async () => {
  const { call, calls, clock } = await inParent(views, { id: '7' });
  expect(call().sent).toEqual({ path: '/news/news/view', body: { id: '7' } });
  await call().answer(true);
  await clock.advance(60_000);
  expect(calls).toHaveLength(1);
});
