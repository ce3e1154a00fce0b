import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { Card } from '#services/env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import type { PageDescribed } from './wechat-card.machine.ts';
import { wechatCardMachine } from './wechat-card.machine.ts';

const config = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
const page = (title: string, signed = 'https://shiye.test/news/1'): PageDescribed => ({
  type: 'page.described',
  signed,
  card: { title, text: '', link: 'https://shiye.test/news/1', image: 'https://shiye.test/1.png' },
});

const start = async (isInWechat = true) => {
  const shown: (readonly [string, Card])[] = [];
  const chart = await inParent(
    wechatCardMachine,
    { isInWechat },
    { wechat: { showCard: ({ signature }, card) => Effect.sync(() => void shown.push([signature, card])) } },
  );
  return { ...chart, shown, at: () => chart.child.getSnapshot().value };
};

test('[R7.4-23] inside WeChat a page is told of with the signature of its address, asked for once, and shown anew when it changes', async () => {
  const { send, shown, calls, call } = await start();
  await send(page('食业'));
  expect(calls.map(({ sent }) => sent)).toMatchObject([
    { path: '/admin/wx/mp/js-config', query: { url: 'https://shiye.test/news/1' } },
  ]);
  await send(page('食业'));
  await send(page('燕麦涨价'));
  await call().answer(config);
  await send(page('燕麦涨价'));
  expect(shown).toEqual([
    ['s', page('食业').card],
    ['s', page('燕麦涨价').card],
  ]);
  await send(page('燕麦又涨价'));
  expect([shown.at(-1), calls.length]).toEqual([['s', page('燕麦又涨价').card], 1]);
  await send(page('牛奶', 'https://shiye.test/news/2'));
  expect(calls.map(({ sent }) => sent.query)).toEqual([
    { url: 'https://shiye.test/news/1' },
    { url: 'https://shiye.test/news/2' },
  ]);
});

test('[R7.4-23] without an answer WeChat shows the address; it is tried again when the network is back', async () => {
  const { send, shown, call, calls, at } = await start();
  await send(page('食业'));
  await call().fail({ tag: 'offline' });
  expect([at(), shown]).toEqual(['refused', []]);
  await send({ type: 'connection.returned' });
  await call().answer(config);
  expect([at(), shown.length, calls.length]).toEqual(['cardSet', 1, 2]);
});

test('in any other browser nothing is asked', async () => {
  const { send, calls } = await start(false);
  await send(page('食业'));
  expect(calls).toEqual([]);
});
