import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import { answerAhead } from './answer-ahead.ts';

const url = 'https://api.test/news';

const askedAhead = () => {
  const clock = new VirtualClock();
  const ahead = answerAhead(clock, async () => new Response('ahead'));
  ahead.ask(url);
  return { clock, take: async (address = url) => (await ahead.take(address))?.text() };
};

test('what is asked for ahead is given once, to who asks for the same', async () => {
  const { take } = askedAhead();
  expect([await take(`${url}/1`), await take(), await take()]).toEqual([undefined, 'ahead', undefined]);
});

test('what is asked for ahead is no answer where it has grown old', async () => {
  const { clock, take } = askedAhead();
  await clock.advance(requestTimeout);
  expect(await take()).toBe(undefined);
});
