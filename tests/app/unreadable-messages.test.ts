import { expect, onTestFinished, test } from 'vitest';
import { convId, openTalk, type Talk } from '../harness/faults/talk.ts';
import { eachRow, rewrite, without } from '../harness/rewrite.ts';

const setup = async () => {
  const talk = await openTalk();
  onTestFinished(talk.close);
  return talk;
};

const reports = (talk: Talk) => talk.domain.events.filter(({ type }) => type === 'error.reported');

test('a conversation that cannot be read, or whose last message cannot, hides no other, and the error log is told', async () => {
  const talk = await setup();
  const list = () => talk.conversations().getSnapshot().context.list;
  const before = list().map(({ id }) => id);
  rewrite(talk.backend, 'message.list', (data) =>
    (data as readonly { readonly id: string; readonly lastMessage: object }[]).map((row) => {
      if (row.id === '70003') return { ...row, createdTime: null };
      if (row.id === '70004') return { ...row, lastMessage: { ...row.lastMessage, sentTime: null } };
      if (row.id === '70005') return { ...row, lastMessage: { ...row.lastMessage, msgType: 7 } };
      return row;
    }),
  );
  talk.conversations().send({ type: 'list.refresh' });
  await talk.wait();
  expect(new Set(list().map(({ id }) => id))).toEqual(new Set(before.filter((id) => id !== '70003')));
  expect(list().find(({ id }) => id === '70004')).toMatchObject({ lastMessage: null });
  expect(list().find(({ id }) => id === '70005')).toMatchObject({ lastMessage: { msgType: 7 } });
  expect(reports(talk)).toMatchObject([{ report: { message: 'malformed GET /msg/conversation/list' } }]);
});

test('[R7.5-17] messages that cannot be read end no reading of the history: all that came before them are shown', async () => {
  const talk = await setup();
  rewrite(
    talk.backend,
    'message.history',
    eachRow((row) => (row.msgContent === '坏' ? { ...row, sentTime: null } : row)),
  );
  talk.setPassage((direction) => (direction === 'down' ? [] : [0]));
  const said = Array.from({ length: 60 }, (_, number) => (number === 30 ? '坏' : `第${number}句`));
  for (const text of said) talk.hear(text);
  talk.conversations().send({ type: 'list.refresh' });
  await talk.wait();
  expect(talk.shown().filter((text) => said.includes(text))).toEqual(said.filter((text) => text !== '坏'));
});

test('[R3-50] a message of a kind that is not known is shown among the others; flags that no message has cost none', async () => {
  const talk = await setup();
  const odd = (row: Readonly<Record<string, unknown>>) => ({
    ...without('isRead', 'displayIcon', 'direction')(row),
    msgType: row.msgContent === '新' ? 777 : row.msgType,
  });
  rewrite(talk.backend, 'message.history', eachRow(odd));
  talk.setPassage((direction) => (direction === 'down' ? [] : [0]));
  for (const text of ['旧', '新', '再']) talk.hear(text);
  talk.conversations().send({ type: 'list.refresh' });
  await talk.wait();
  expect(talk.shown().slice(-3)).toEqual(['旧', '新', '再']);
  const messages = talk.conversations().getSnapshot().context.refs[convId]?.getSnapshot().context.messages ?? [];
  expect(messages.at(-2)).toMatchObject({ msgType: 777, isRead: true, displayIcon: true });
  expect(reports(talk)).toEqual([]);
});
