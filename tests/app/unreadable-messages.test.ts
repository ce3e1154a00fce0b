import { expect, onTestFinished, test } from 'vitest';
import { openTalk, type Talk } from '../harness/faults/talk.ts';

const setup = async () => {
  const talk = await openTalk();
  onTestFinished(talk.close);
  return talk;
};

/** From now on the answers of one call are written otherwise. */
const rewrite = (talk: Talk, endpoint: string, change: (data: unknown) => unknown) => {
  const { faults } = talk.backend;
  const { intercept } = faults;
  Object.assign(faults, {
    intercept: async (...[call, proceed]: Parameters<typeof intercept>) => {
      const response = await intercept(call, proceed);
      if (call.name !== endpoint) return response;
      const { data, ...answer } = (await response.json()) as { readonly data: unknown };
      return Response.json({ ...answer, data: change(data) });
    },
  });
};

const reports = (talk: Talk) => talk.world.events.filter(({ type }) => type === 'error.reported');

test('a conversation that cannot be read, or whose last message cannot, hides no other, and the error log is told', async () => {
  const talk = await setup();
  const list = () => talk.conversations().getSnapshot().context.list;
  const before = list().map(({ id }) => id);
  rewrite(talk, 'message.list', (data) =>
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
  rewrite(talk, 'message.page', (data) => {
    const { records, ...page } = data as { readonly records: readonly { readonly msgContent: string }[] };
    return { ...page, records: records.map((row) => (row.msgContent === '坏' ? { ...row, sentTime: null } : row)) };
  });
  talk.setPassage((direction) => (direction === 'down' ? [] : [0]));
  const said = Array.from({ length: 60 }, (_, number) => (number === 30 ? '坏' : `第${number}句`));
  for (const text of said) talk.hear(text);
  talk.conversations().send({ type: 'list.refresh' });
  await talk.wait();
  expect(talk.shown().filter((text) => said.includes(text))).toEqual(said.filter((text) => text !== '坏'));
});
