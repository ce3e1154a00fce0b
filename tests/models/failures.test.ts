import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { PathSpec } from '#machines/shared/path-spec.ts';
import { machineFiles } from '../../scripts/flows/specs.ts';
import { failuresOf } from '../harness/faults/dead-ends.ts';

const root = join(import.meta.dirname, '..', '..');
const specs = (await machineFiles(join(root, 'src', 'machines'))).flatMap((file) => file.specs);

/** What is not tried again, or not in the cases that are walked, and why that is well. */
const inMemory = 'where the record breaks down the chart goes on in memory';
const unwalked = 'the next press fetches it again; the walk presses in one quiet state only';
/** Tools beside the app: they say so, and are opened anew. */
const tools = ['backstage.', 'chartView.', 'flowLive.', 'flowSession.', 'pathRun.'];
const given: Readonly<Record<string, string>> = {
  'app.fetchReactions: never tried again': unwalked,
  'app.fetchFriends: never tried again': unwalked,
  'app.fetchConversations: nothing hears that it fails': 'it tries again by itself; walked in one quiet state only',
  'preferences.record: never tried again': inMemory,
  'searchBox.record: never tried again': inMemory,
  'session.record: nothing hears that it fails': 'walked in one quiet state only',
  'session.record: never tried again': inMemory,
  'session.farewell: nothing hears that it fails': 'walked in one quiet state only',
  'session.farewell: never tried again': 'this browser has forgotten the login already',
  'visits.record: never tried again': inMemory,
  'visits.record: nothing hears that it fails': 'walked in one quiet state only',
  'drafts.record: never tried again': inMemory,
  'outbox.record: never tried again': inMemory,
  'outbox.record: nothing hears that it fails': 'walked in one quiet state only',
  'outbox.seat: never tried again': 'the tab does not send then; another one does',
  'outbox.seat: nothing hears that it fails': 'walked in one quiet state only',
  'reports.report: never tried again': 'a report that does not go is dropped: the same error is reported again later',
  'viewRecord.record: never tried again': 'rather uncounted than counted twice',
  'reactions.findUnsent: never tried again': 'what was left on an earlier page is looked for once',
  'reactions.hearPressed: never tried again': 'a page that is looked at again is right without it',
  'friendList.hearPressed: never tried again': 'a page that is looked at again is right without it',
  'friends.hearPressed: never tried again': 'a page that is looked at again is right without it',
  'resetPassword.resetPassword: never tried again': 'the cases know one code; another one is asked for',
  'ssoLogin.enterBySso: never tried again': 'a ticket that is refused is good for nothing: there are other ways in',
  'friendAnswer.send: never tried again': 'one that has expired, or has an answer, takes no other',
  'appUpdate.worker: never tried again': 'a newer version comes with the next visit, as everywhere',
};

const byChart = specs.map((spec) => ({ id: spec.machine.id, spec }));
const counted: number[] = [];
const all: string[] = [];

test.each(byChart)('$id: whatever is under way may fail, in every situation, and there is a way on', ({ spec }) => {
  const { cases, found } = failuresOf(spec);
  counted.push(cases);
  all.push(...found);
  expect(found.filter((line) => given[line] === undefined && !tools.some((tool) => line.startsWith(tool)))).toEqual([]);
});

test('these were 9,000 situations and more, and no reason stands for nothing', () => {
  expect(counted.reduce((sum, cases) => sum + cases, 0)).toBeGreaterThan(9_000);
  expect(Object.keys(given).filter((line) => !all.includes(line))).toEqual([]);
});

const words = { zh: '做', en: 'do' };

/** A page whose call fails: as it should be, unheard, and heard without a way on. */
const planted = (onError: object | undefined): PathSpec => {
  const machine = setup({
    types: { context: {} as { failed: boolean }, events: {} as { type: 'retry' } },
    actors: { load: fromPromise(async () => 1) },
  }).createMachine({
    id: 'planted',
    context: { failed: false },
    initial: 'loading',
    states: {
      loading: { invoke: { id: 'load', src: 'load', onDone: 'shown', ...(onError ? { onError } : {}) } },
      shown: {},
      failed: { on: { retry: 'loading' } },
      stuck: {},
    },
  });
  return {
    machine,
    name: words,
    starts: [words],
    events: { retry: [words], 'xstate.done.actor.load': [words], 'xstate.error.actor.load': [words] },
    states: {},
  };
};

test('charts that ignore a failure are found', () => {
  const found = [{ target: 'failed' }, { target: 'stuck' }, { actions: assign({ failed: true }) }, undefined].map(
    (onError) => failuresOf(planted(onError)).found,
  );
  expect(found).toEqual([
    [],
    ['planted.load: never tried again'],
    ['planted.load: never tried again'],
    ['planted.load: nothing hears that it fails'],
  ]);
});
