import { expect, onTestFinished, test } from 'vitest';
import { type ConversationFixture, convId, openConversationFixture } from '../harness/faults/conversation-fixture.ts';
import { eachRow, rewrite, without } from '../harness/rewrite.ts';

const setup = async () => {
  const fixture = await openConversationFixture();
  onTestFinished(fixture.close);
  return fixture;
};

const reports = (fixture: ConversationFixture) => fixture.domain.events.filter(({ type }) => type === 'error.reported');

test('a conversation that cannot be read, or whose last message cannot, hides no other, and the error log is told', async () => {
  const fixture = await setup();
  const list = () => fixture.conversations().getSnapshot().context.list;
  const before = list().map(({ id }) => id);
  rewrite(fixture.backend, 'message.list', (data) =>
    (data as readonly { readonly id: string; readonly lastMessage: object }[]).map((row) => {
      if (row.id === '70003') return { ...row, id: null };
      if (row.id === '70004') return { ...row, lastMessage: { ...row.lastMessage, id: null } };
      if (row.id === '70005') return { ...row, lastMessage: { ...row.lastMessage, msgType: 7 } };
      return row;
    }),
  );
  fixture.conversations().send({ type: 'list.reload' });
  await fixture.wait();
  expect(new Set(list().map(({ id }) => id))).toEqual(new Set(before.filter((id) => id !== '70003')));
  expect(list().find(({ id }) => id === '70004')).toMatchObject({ lastMessage: null });
  expect(list().find(({ id }) => id === '70005')).toMatchObject({ lastMessage: { msgType: 7 } });
  expect(reports(fixture)).toMatchObject([{ report: { message: 'malformed GET /msg/conversation/list' } }]);
});

test('[R7.5-17] messages that cannot be read end no reading of the history: all that came before them are shown', async () => {
  const fixture = await setup();
  rewrite(
    fixture.backend,
    'message.history',
    eachRow((row) => (row.msgContent === '坏' ? { ...row, convId: null } : row)),
  );
  fixture.setPassage((direction) => (direction === 'down' ? [] : [0]));
  const sentTexts = Array.from({ length: 60 }, (_, number) => (number === 30 ? '坏' : `第${number}句`));
  for (const text of sentTexts) fixture.receive(text);
  fixture.conversations().send({ type: 'list.reload' });
  await fixture.wait();
  expect(fixture.shown().filter((text) => sentTexts.includes(text))).toEqual(sentTexts.filter((text) => text !== '坏'));
});

test('[R3-50] a message of a kind that is not known is shown among the others; flags that no message has cost none', async () => {
  const fixture = await setup();
  const odd = (row: Readonly<Record<string, unknown>>) => ({
    ...without('isRead', 'displayIcon', 'direction', ...(row.msgContent === '新' ? ['sentTime'] : []))(row),
    msgType: row.msgContent === '新' ? 777 : row.msgType,
  });
  rewrite(fixture.backend, 'message.history', eachRow(odd));
  fixture.setPassage((direction) => (direction === 'down' ? [] : [0]));
  for (const text of ['旧', '新', '再']) fixture.receive(text);
  fixture.conversations().send({ type: 'list.reload' });
  await fixture.wait();
  expect(fixture.shown().slice(-3)).toEqual(['旧', '新', '再']);
  const messages = fixture.conversations().getSnapshot().context.refs[convId]?.getSnapshot().context.messages ?? [];
  expect(messages.at(-2)).toMatchObject({ msgType: 777, sentTime: 0, isRead: true, displayIcon: true });
  expect(reports(fixture)).toEqual([]);
});
