import { Effect, Result } from 'effect';
import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { later } from '../later.ts';
import { laterNetwork } from './later-network.ts';
import type { Network } from './network.ts';

const options = { baseUrl: '', clock: new VirtualClock(), token: () => null, renew: async () => null };

/** A network that answers with what it was asked, and counts how often it is made. */
const echo = () => {
  let made = 0;
  const network: Network = () => {
    made += 1;
    return (endpoint, call) => Effect.succeed([endpoint, call.params]);
  };
  return { network, made: () => made };
};

test('calls wait for a network that comes later; it is made once, and then nothing waits', async () => {
  const { network, made } = echo();
  let arrive: (network: Network) => void = () => {};
  const coming = later(() => new Promise<Network>((resolve) => (arrive = resolve)));
  const request = laterNetwork(coming)(options);
  const answers = Promise.all(
    ['news.detail', 'news.page'].map((name) => Effect.runPromise(request(name, { params: 1 }))),
  );
  expect(made()).toBe(0);
  arrive(network);
  expect(await answers).toEqual([
    ['news.detail', 1],
    ['news.page', 1],
  ]);
  expect(Effect.runSync(request('basic.tags', {}))).toEqual(['basic.tags', undefined]);
  expect(made()).toBe(1);
});

test('where the network does not come a call is offline, and the next one has it brought again', async () => {
  const { network } = echo();
  let loads = 0;
  const request = laterNetwork(
    later(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return network;
    }),
  )(options);
  expect(await Effect.runPromise(Effect.result(request('news.page', {})))).toEqual(Result.fail({ tag: 'offline' }));
  expect(await Effect.runPromise(request('news.page', {}))).toEqual(['news.page', undefined]);
});
