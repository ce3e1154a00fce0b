import { expect, test } from 'vitest';
import { draftSaveDelay, updateCheckInterval, updateTakeTimeout } from '#services/contract/constants.ts';
import type { ShellNews } from '#services/offline/watch-shell.ts';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { createUpkeep } from './create-upkeep.ts';

const setup = () => {
  const clock = new VirtualClock();
  const done: string[] = [];
  let tell = (_: ShellNews): void => {};
  const { update } = createUpkeep({
    clock,
    watch: (hear) => {
      tell = hear;
      return { check: () => done.push('check'), take: () => done.push('take'), end: () => done.push('end') };
    },
  });
  update.on('reload.wanted', () => done.push('reload'));
  update.start();
  return { clock, update, done, tell: (news: ShellNews) => tell(news), state: () => update.getSnapshot().value };
};

test('a newer version waits for the reader: nothing is loaded anew by itself', async () => {
  const { clock, tell, state, done } = setup();
  tell('update.found');
  await clock.advance(24 * updateCheckInterval);
  expect([state(), done]).toEqual(['found', []]);
});

test('when the reader wants it, what was typed is stored first, then the page is loaded anew', async () => {
  const { clock, update, tell, state, done } = setup();
  tell('update.found');
  update.send({ type: 'update.wanted' });
  await clock.advance(draftSaveDelay);
  expect([state(), done]).toEqual(['saving', []]);
  await clock.advance(draftSaveDelay);
  expect([state(), done]).toEqual(['taking', ['take']]);
  tell('update.taken');
  expect([state(), done]).toEqual(['reloading', ['take', 'reload']]);
});

test('another tab that takes it leaves this page as it is', async () => {
  const { clock, update, tell, state, done } = setup();
  tell('update.taken');
  await clock.advance(updateCheckInterval);
  expect([state(), done]).toEqual(['overtaken', []]);
  update.send({ type: 'update.wanted' });
  await clock.advance(2 * draftSaveDelay);
  expect([state(), done]).toEqual(['reloading', ['reload']]);
});

test('a version that does not take over in time does not keep the reader: the page is loaded anew all the same', async () => {
  const { clock, update, tell, state, done } = setup();
  tell('update.found');
  update.send({ type: 'update.wanted' });
  await clock.advance(2 * draftSaveDelay + updateTakeTimeout);
  expect([state(), done]).toEqual(['reloading', ['take', 'reload']]);
  await clock.advance(updateTakeTimeout);
  expect(state()).toBe('overtaken');
});

test('put off, a version is silent until the next one', () => {
  const { update, tell, state } = setup();
  tell('update.found');
  update.send({ type: 'update.putOff' });
  tell('update.taken');
  expect(state()).toBe('putOff');
  tell('update.found');
  expect(state()).toBe('found');
});

test('newer versions are asked for each hour, where the browser has workers', async () => {
  const { clock, tell, state, done } = setup();
  await clock.advance(2 * updateCheckInterval);
  expect(done).toEqual(['check', 'check']);
  tell('worker.refused');
  await clock.advance(2 * updateCheckInterval);
  expect([state(), done]).toEqual(['alone', ['check', 'check']]);
});

test('who stays when the browser asks whether he wants to leave is offered the newer version again', async () => {
  const { clock, update, tell, state, done } = setup();
  tell('update.taken');
  update.send({ type: 'update.wanted' });
  await clock.advance(2 * draftSaveDelay);
  expect(state()).toBe('reloading');
  await clock.advance(updateTakeTimeout);
  expect([state(), done]).toEqual(['overtaken', ['reload']]);
});

test('put off, the next version is asked for each hour all the same', async () => {
  const { clock, update, tell, state, done } = setup();
  tell('update.found');
  update.send({ type: 'update.putOff' });
  await clock.advance(2 * updateCheckInterval);
  expect([state(), done]).toEqual(['putOff', ['check', 'check']]);
});
