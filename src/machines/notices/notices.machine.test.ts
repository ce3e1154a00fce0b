import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { noticesMachine, selectNotices } from './notices.machine.ts';

const start = () => {
  const clock = new VirtualClock();
  const actor = createActor(noticesMachine, { clock }).start();
  return {
    clock,
    actor,
    show: (key: string, more: { sticky?: boolean; closable?: boolean; text?: string } = {}) =>
      actor.send({ type: 'notice.show', tone: 'good', key, ...more }),
    keys: () => selectNotices(actor.getSnapshot()).map(({ key }) => key),
    timers: () => Object.keys(actor.getSnapshot().children),
  };
};

test('[R4.6-19] a notice goes after 5 s, each at its own time', async () => {
  const { clock, show, keys, timers } = start();
  show('a');
  await clock.advance(2_000);
  show('b');
  await clock.advance(2_999);
  expect(keys()).toEqual(['a', 'b']);
  await clock.advance(1);
  expect(keys()).toEqual(['b']);
  await clock.advance(2_000);
  expect(keys()).toEqual([]);
  expect(timers()).toEqual([]);
});

test('a notice keeps its words and gets an id', () => {
  const { actor } = start();
  actor.send({
    type: 'notice.show',
    tone: 'bad',
    key: 'session:error.x',
    params: { max: 3 },
    text: '服务器说',
    closable: true,
  });
  expect(selectNotices(actor.getSnapshot())).toEqual([
    { id: 'notice-1', tone: 'bad', key: 'session:error.x', params: { max: 3 }, text: '服务器说', closable: true },
  ]);
});

test('a sticky notice stays until it is closed', async () => {
  const { actor, clock, show, keys } = start();
  show('a', { sticky: true });
  await clock.advance(60_000);
  expect(keys()).toEqual(['a']);
  actor.send({ type: 'notice.close', id: 'notice-1' });
  expect(keys()).toEqual([]);
});

test('closing by hand ends the timer; an unknown id changes nothing', async () => {
  const { actor, show, keys, timers } = start();
  show('a');
  show('b');
  actor.send({ type: 'notice.close', id: 'notice-1' });
  actor.send({ type: 'notice.close', id: 'notice-9' });
  expect(keys()).toEqual(['b']);
  expect(timers()).toEqual(['notice-2']);
});

test('at most four are shown: the oldest goes, a sticky one last', () => {
  const { show, keys, timers } = start();
  show('kept', { sticky: true });
  for (const key of ['a', 'b', 'c', 'd']) show(key);
  expect(keys()).toEqual(['kept', 'b', 'c', 'd']);
  expect(timers()).toEqual(['notice-3', 'notice-4', 'notice-5']);
});

test('the same words again begin anew instead of piling up', async () => {
  const { clock, show, keys } = start();
  show('a');
  show('b');
  await clock.advance(4_000);
  show('a');
  expect(keys()).toEqual(['b', 'a']);
  await clock.advance(1_000);
  expect(keys()).toEqual(['a']);
});

test('what two charts say in the same words stands there once, however grave each finds it', () => {
  const { actor } = start();
  actor.send({ type: 'notice.show', tone: 'warn', key: 'failure:storage' });
  actor.send({ type: 'notice.show', tone: 'bad', key: 'failure:storage' });
  expect(selectNotices(actor.getSnapshot())).toMatchObject([{ tone: 'bad', key: 'failure:storage' }]);
});

test('that the network is not there is said no longer when it is back', () => {
  const { actor, show, keys, timers } = start();
  show('failure:offline');
  show('a');
  actor.send({ type: 'connection.returned' });
  expect([keys(), timers()]).toEqual([['a'], ['notice-2']]);
});
