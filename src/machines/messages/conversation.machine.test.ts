import { expect, test } from 'vitest';
import type { Message } from '#services/contract/realtime.contract.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { conversationMachine } from './conversation.machine.ts';
import { conversationSample as conversation, messageSample } from './path-samples.ts';

const history = '/msg/messages/history';
const said = (id: number): Message => ({ ...messageSample, id: String(id), sentTime: id });
const page = (id: number, total: number) => ({
  records: Array.from({ length: 10 }, (_, at) => said(id - at)),
  total,
  current: 1,
  size: 10,
});

const start = async () => {
  const chart = await inParent(conversationMachine, { conversation, memberId: '1001', role: 'registered', text: '' });
  const ids = () => chart.child.getSnapshot().context.messages.map(({ id }: Message) => Number(id));
  const asked = () =>
    chart.sentTo(history).map(({ query }) => (query as { readonly lastMsgId?: string } | undefined)?.lastMsgId);
  return { ...chart, ids, asked };
};

test('[R4.6-7] what is pushed while the newest messages are being fetched has the history read once more', async () => {
  const { send, pending, clock, asked, ids } = await start();
  await send({ type: 'message.arrived', message: said(52) });
  await pending(history).answer(page(50, 50));
  await clock.advance(1_000);
  expect(asked()).toHaveLength(2);
  await pending(history).answer(page(52, 52));
  expect(ids().slice(-3)).toEqual([50, 51, 52]);
});

test('[R4.6-13] a push that is older than all that was fetched leaves no gap: it comes with the older messages', async () => {
  const { send, pending, ids, asked } = await start();
  await send({ type: 'message.arrived', message: said(7) });
  await pending(history).answer(page(50, 50));
  await send({ type: 'message.arrived', message: said(8) });
  expect(ids()).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49, 50]);
  await send({ type: 'history.older' });
  expect(asked().at(-1)).toBe('41');
});

test('[R7.5-8][R4.6-13] of more new messages than are read at once those before them are let go, and come again upward', async () => {
  const { send, pending, ids, asked } = await start();
  await pending(history).answer(page(50, 50));
  await send({ type: 'conversation.sync' });
  for (let read = 0; read < 40; read += 1) await pending(history).answer(page(900 - read * 10, 900 - read * 10));
  expect([ids().length, ids()[0], ids().at(-1)]).toEqual([400, 501, 900]);
  await send({ type: 'history.older' });
  expect(asked().slice(-2)).toEqual(['511', '501']);
});
