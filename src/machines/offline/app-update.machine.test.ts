import { expect, test } from 'vitest';
import { draftSaveDelay } from '#services/contract/constants.ts';
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
  return { clock, update, done, notify: (news: ShellNews) => notify(news) };
};

const [found, taken, refused] = ['update.found', 'update.taken', 'worker.refused'] as const;
const wanted = { type: 'update.wanted' } as const;
const putOff = { type: 'update.putOff' } as const;
const saved = 2 * draftSaveDelay;
const takeTimeout = 10_000;
const hour = 3_600_000;

/** News of the browser, presses of the user, and ms that pass. */
type Step = ShellNews | typeof wanted | typeof putOff | number;

test.each<[title: string, steps: readonly Step[], state: string, note: string, done: readonly string[]]>([
  ['a newer version waits for the user', [found, 24 * hour], 'found', 'offered', []],
  ['when the user wants it, what was typed is stored first', [found, wanted, saved - 1], 'saving', 'busy', []],
  ['stored, it is taken', [found, wanted, saved], 'taking', 'busy', ['take']],
  ['taken, the page is loaded anew', [found, wanted, saved, taken], 'reloading', 'busy', ['take', 'reload']],
  ['another tab takes it while it is told of', [found, taken], 'overtaken', 'offered', []],
  ['another tab takes it while storing', [found, wanted, draftSaveDelay, taken], 'savingLast', 'busy', []],
  ['so taken, it is there at once', [found, wanted, draftSaveDelay, taken, saved], 'reloading', 'busy', ['reload']],
  ['so taken, it can be put off', [found, taken, putOff, saved], 'putOff', 'silent', []],
  ['another tab that takes it leaves this page as it is', [taken, hour], 'overtaken', 'offered', []],
  ['what was typed is stored before the reload', [taken, wanted, saved - 1], 'savingLast', 'busy', []],
  ['stored, the page is loaded anew', [taken, wanted, saved], 'reloading', 'busy', ['reload']],
  ['one that takes too long', [found, wanted, saved + takeTimeout], 'reloading', 'busy', ['take', 'reload']],
  ['who stays is offered it again', [taken, wanted, saved + takeTimeout], 'overtaken', 'offered', ['reload']],
  ['put off, it is silent', [found, putOff, taken], 'putOff', 'silent', []],
  ['put off, the next one is told of', [found, putOff, found], 'found', 'offered', []],
  ['newer versions are asked for each hour', [2 * hour], 'watching', 'silent', ['check', 'check']],
  ['without workers they are not', [2 * hour, refused, 2 * hour], 'alone', 'silent', ['check', 'check']],
  ['put off, they are asked for each hour', [found, putOff, 2 * hour], 'putOff', 'silent', ['check', 'check']],
])('%s', async (_, steps, state, note, expected) => {
  const { clock, update, notify, done } = setup();
  for (const step of steps) {
    if (typeof step === 'number') await clock.advance(step);
    else if (typeof step === 'string') notify(step);
    else update.send(step);
  }
  const at = update.getSnapshot();
  const shown = selectIsBusy(at) ? 'busy' : 'offered';
  expect([at.value, selectIsVisible(at) ? shown : 'silent', done]).toEqual([state, note, expected]);
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
