import { expect, onTestFinished, test } from 'vitest';
import { assign, setup } from 'xstate';
import { fromEffect } from '#machines/kit/from-effect.ts';
import { pages } from '#pages/pages.ts';
import { activity } from '#services/contract/activity.contract.ts';
import { call } from '#services/env.ts';
import { checkFault } from '../harness/faults/check-fault.ts';
import { openConversationFixture } from '../harness/faults/conversation-fixture.ts';
import { openFaultFixture } from '../harness/faults/fixture.ts';
import { wrongIn } from '../harness/faults/socket-faults.ts';
import { addressOf } from '../harness/page-cases.ts';
import { settle } from '../harness/virtual-clock.ts';

type Plant = 'well' | 'ignores' | 'speechless' | 'final' | 'forgetful' | 'twice';
const typed = '写了一半的话';

/** The preview of an event, made with one mistake. */
const planted = (plant: Plant) =>
  setup({
    types: {
      context: {} as { failure: { tag: string } | null; text: string; calls: number },
      events: {} as { type: 'page.retry' },
    },
    actors: { load: fromEffect<unknown>(() => call(activity.preview, { params: { id: '80120' } })) },
    guards: { sendsAgain: ({ context }) => plant === 'twice' && context.calls === 0 },
  }).createMachine({
    id: 'planted',
    context: { failure: null, text: typed, calls: 0 },
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        invoke: {
          id: 'load',
          src: 'load',
          onDone: [
            { guard: 'sendsAgain', target: 'loading', reenter: true, actions: assign({ calls: 1 }) },
            { target: 'shown', actions: assign({ failure: null }) },
          ],
          onError:
            plant === 'ignores'
              ? {}
              : {
                  target: 'failed',
                  actions: assign(({ context }) => ({
                    failure: { tag: plant === 'speechless' ? 'noSuchWords' : 'offline' },
                    text: plant === 'forgetful' ? '' : context.text,
                  })),
                },
        },
      },
      shown: {},
      failed: { tags: 'failed', on: plant === 'final' ? {} : { 'page.retry': { target: 'loading' } } },
    },
  });

const found = async (plant: Plant): Promise<readonly string[]> => {
  const { chart } = pages.eventPreview;
  Object.assign(pages.eventPreview, { chart: planted(plant) });
  onTestFinished(() => void Object.assign(pages.eventPreview, { chart }));
  const fixture = await openFaultFixture('liran');
  const url = addressOf({ routeName: 'events.preview' }, fixture.backend);
  const wrong = await checkFault(
    fixture,
    { press: () => fixture.visit(url, 'planted'), typed: [typed] },
    { endpoint: 'activity.preview', kind: 'offline', isOnce: true, isSilent: false },
  );
  fixture.close();
  return wrong;
};

test('a chart that does it well is left alone', async () => {
  expect(await found('well')).toEqual([]);
});

test('a line that loses, doubles and turns round is found', async () => {
  const fixture = await openConversationFixture();
  fixture.receive('她说了');
  fixture.receive('她又说了');
  await fixture.wait();
  expect(wrongIn(fixture, ['她说了', '她又说了'])).toEqual([]);
  const turned = { ...fixture, shown: () => fixture.shown().toReversed() };
  expect(wrongIn(turned, ['她说了', '她又说了'])).toEqual([expect.stringMatching(/^shown as/)]);
  fixture.receive('她说了');
  await fixture.wait();
  expect(wrongIn(fixture, ['她说了', '没人说'])).toEqual(['lost: 没人说', '2 times: 她说了']);
  fixture.close();
});

test.each<readonly [Plant, string]>([
  ['ignores', 'nothing is said'],
  ['ignores', '/page-planted/load has failed, and its chart goes on as if it had not'],
  ['speechless', 'no words: /page-planted session:error.noSuchWords'],
  ['final', 'it is not tried again'],
  ['forgetful', `what was typed is lost: ${typed}`],
  ['twice', 'it is sent 2 times'],
])('one that is planted and %s is found: %s', async (plant, what) => {
  expect(await found(plant)).toContain(what);
});

test('what other threads encrypt is done before a case goes on', async () => {
  let isDone = false;
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']).then(() => {
    isDone = true;
  });
  await settle();
  expect(isDone).toBe(true);
});
