import { expect, test } from 'vitest';
import { tipHiddenAfter } from '#services/contract/constants.ts';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { type ShareEvent, selectCode, shareMachine } from './share.machine.ts';

const share = shareMachine(({ id }: { id: string }) =>
  call(news.miniappCode, { params: { id }, query: { page: 'pages/news/detail' } }),
);

const start = async () => {
  const chart = await inParent(share, { id: '7' });
  const look = () => [[...chart.child.getSnapshot().tags].sort(), selectCode(chart.child.getSnapshot())];
  const send = (type: ShareEvent['type']) => chart.send({ type });
  return { ...chart, look, send };
};

test('[R7.2-11] the picture is asked for when the dialog opens, and only once', async () => {
  const { call, calls, look, send } = await start();
  expect(calls).toHaveLength(0);
  await send('share.open');
  expect(call().sent).toEqual({
    path: '/news/news/:id/miniapp-code',
    params: { id: '7' },
    query: { page: 'pages/news/detail' },
  });
  await call().answer('data:,code');
  expect(look()).toEqual([['open'], 'data:,code']);
  await send('share.close');
  await send('share.open');
  expect(look()).toEqual([['open'], 'data:,code']);
  expect(calls).toHaveLength(1);
});

test('a picture that did not come is asked for again; the link can be copied meanwhile', async () => {
  const { call, look, send } = await start();
  await send('share.open');
  await call().fail({ tag: 'offline' });
  await send('link.copied');
  expect(look()).toEqual([['codeFailed', 'copied', 'open'], null]);
  await send('share.retry');
  await call().answer('data:,code');
  expect(look()).toEqual([['copied', 'open'], 'data:,code']);
});

test('an app of the device takes the page and the dialog is done; where none takes it, that is said until the link is copied', async () => {
  const { call, look, send } = await start();
  await send('share.open');
  await call().answer('data:,code');
  await send('share.refused');
  expect(look()).toEqual([['open', 'ungiven'], 'data:,code']);
  await send('link.copied');
  expect(look()).toEqual([['copied', 'open'], 'data:,code']);
  await send('share.given');
  expect(look()).toEqual([[], 'data:,code']);
});

test('[R8.5-13] it says for a while that the link is copied; a refusal stays until it works', async () => {
  const { call, clock, look, send } = await start();
  await send('share.open');
  await call().answer('data:,code');
  await send('link.refused');
  await clock.advance(tipHiddenAfter);
  expect(look()).toEqual([['open', 'refused'], 'data:,code']);
  await send('link.copied');
  expect(look()).toEqual([['copied', 'open'], 'data:,code']);
  await clock.advance(tipHiddenAfter);
  expect(look()).toEqual([['open'], 'data:,code']);
});
