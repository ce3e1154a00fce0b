import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import { prefetchedAnswer } from './prefetched-answer.ts';

const url = 'https://api.test/news';

const asked = () => {
  const clock = new VirtualClock();
  const prefetched = prefetchedAnswer(clock, async () => new Response('ahead'));
  prefetched.ask(url);
  return { clock, take: async (address = url) => (await prefetched.take(address))?.text() };
};

test('what is asked for ahead is given once, to who asks for the same', async () => {
  const { take } = asked();
  expect([await take(`${url}/1`), await take(), await take()]).toEqual([undefined, 'ahead', undefined]);
});

test('what is asked for ahead is no answer where it has grown old', async () => {
  const { clock, take } = asked();
  await clock.advance(requestTimeout);
  expect(await take()).toBe(undefined);
});
