import { expect, test } from 'vitest';
import { draftSaveDelay, updateCheckInterval, updateTakeTimeout } from '#services/contract/constants.ts';
import type { ShellNews } from '#services/offline/watch-shell.ts';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { selectIsBusy, selectIsVisible } from './app-update.machine.ts';
import { createOfflineSupport } from './create-offline-support.ts';

const setup = () => {
  const clock = new VirtualClock();
  const done: string[] = [];
  let notify = (_: ShellNews): void => {};
  const { update } = createOfflineSupport({
    clock,
    watch: (callback) => {
      notify = callback;
      return { check: () => done.push('check'), take: () => done.push('take'), end: () => done.push('end') };
    },
  });
  update.on('reload.wanted', () => done.push('reload'));
  update.start();
  const note = () => {
    const snapshot = update.getSnapshot();
    return selectIsVisible(snapshot) ? (selectIsBusy(snapshot) ? 'busy' : 'offered') : 'silent';
  };
  return {
    clock,
    update,
    done,
    note,
    notify: (news: ShellNews) => notify(news),
    state: () => update.getSnapshot().value,
  };
};

test('newer versions are looked for once an hour, and one that does not take over is waited for ten seconds', () => {
  expect([updateCheckInterval, updateTakeTimeout]).toEqual([3_600_000, 10_000]);
});

test('a newer version waits for the user: nothing is loaded anew by itself', async () => {
  const { clock, notify, state, note, done } = setup();
  expect(note()).toBe('silent');
  notify('update.found');
  await clock.advance(24 * updateCheckInterval);
  expect([state(), note(), done]).toEqual(['found', 'offered', []]);
});

test('when the user wants it, what was typed is stored first, then the page is loaded anew', async () => {
  const { clock, update, notify, state, note, done } = setup();
  notify('update.found');
  update.send({ type: 'update.wanted' });
  await clock.advance(draftSaveDelay);
  expect([state(), note(), done]).toEqual(['saving', 'busy', []]);
  await clock.advance(draftSaveDelay);
  expect([state(), note(), done]).toEqual(['taking', 'busy', ['take']]);
  notify('update.taken');
  expect([state(), note(), done]).toEqual(['reloading', 'busy', ['take', 'reload']]);
});

test('a version that another tab takes while it is told of, or while what was typed is stored, is there at once', async () => {
  const { clock, update, notify, state, note, done } = setup();
  notify('update.found');
  notify('update.taken');
  expect([state(), note()]).toEqual(['overtaken', 'offered']);
  const wanting = setup();
  wanting.notify('update.found');
  wanting.update.send({ type: 'update.wanted' });
  await wanting.clock.advance(draftSaveDelay);
  wanting.notify('update.taken');
  expect([wanting.state(), wanting.note()]).toEqual(['savingLast', 'busy']);
  await wanting.clock.advance(2 * draftSaveDelay);
  expect([wanting.state(), wanting.done]).toEqual(['reloading', ['reload']]);
  update.send({ type: 'update.putOff' });
  await clock.advance(draftSaveDelay);
  expect([state(), note(), done]).toEqual(['putOff', 'silent', []]);
});

test('another tab that takes it leaves this page as it is', async () => {
  const { clock, update, notify, state, note, done } = setup();
  notify('update.taken');
  await clock.advance(updateCheckInterval);
  expect([state(), note(), done]).toEqual(['overtaken', 'offered', []]);
  update.send({ type: 'update.wanted' });
  await clock.advance(draftSaveDelay);
  expect([state(), note(), done]).toEqual(['savingLast', 'busy', []]);
  await clock.advance(draftSaveDelay);
  expect([state(), done]).toEqual(['reloading', ['reload']]);
});

test('a version that does not take over in time does not keep the user: the page is loaded anew all the same', async () => {
  const { clock, update, notify, state, done } = setup();
  notify('update.found');
  update.send({ type: 'update.wanted' });
  await clock.advance(2 * draftSaveDelay + updateTakeTimeout);
  expect([state(), done]).toEqual(['reloading', ['take', 'reload']]);
  await clock.advance(updateTakeTimeout);
  expect(state()).toBe('overtaken');
});

test('put off, a version is silent until the next one', () => {
  const { update, notify, state } = setup();
  notify('update.found');
  update.send({ type: 'update.putOff' });
  notify('update.taken');
  expect(state()).toBe('putOff');
  notify('update.found');
  expect(state()).toBe('found');
});

test('newer versions are asked for each hour, where the browser has workers', async () => {
  const { clock, notify, state, done } = setup();
  await clock.advance(2 * updateCheckInterval);
  expect(done).toEqual(['check', 'check']);
  notify('worker.refused');
  await clock.advance(2 * updateCheckInterval);
  expect([state(), done]).toEqual(['alone', ['check', 'check']]);
});

test('who stays when the browser asks whether he wants to leave is offered the newer version again', async () => {
  const { clock, update, notify, state, done } = setup();
  notify('update.taken');
  update.send({ type: 'update.wanted' });
  await clock.advance(2 * draftSaveDelay);
  expect(state()).toBe('reloading');
  await clock.advance(updateTakeTimeout);
  expect([state(), done]).toEqual(['overtaken', ['reload']]);
});

test('put off, the next version is asked for each hour all the same', async () => {
  const { clock, update, notify, state, done } = setup();
  notify('update.found');
  update.send({ type: 'update.putOff' });
  await clock.advance(2 * updateCheckInterval);
  expect([state(), done]).toEqual(['putOff', ['check', 'check']]);
});

test('what looks for newer versions is let go of with the page; where it breaks, they come with the next visit', () => {
  const { update, done } = setup();
  update.stop();
  expect(done).toEqual(['end']);
  const { update: broken } = createOfflineSupport({
    clock: new VirtualClock(),
    watch: () => {
      throw new Error('broken');
    },
  });
  broken.start();
  expect(broken.getSnapshot().value).toBe('alone');
});
