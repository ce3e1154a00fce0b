import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import { answerAhead, preloadedAnswers } from './preloaded-answers.ts';

const url = 'https://api.test/news';
const never = new Promise(() => {});

const open = (answers: Record<string, Promise<Response>>, end: Promise<unknown> = never) => {
  const asked: string[] = [];
  const send = async (input: RequestInfo | URL) => {
    asked.push(new Request(input).url);
    return new Response('asked');
  };
  const call = preloadedAnswers(answers, end)(send);
  return {
    asked,
    text: async (address: string, init?: RequestInit) => (await call(new Request(address, init))).text(),
  };
};

test('a preloaded answer is given to all who ask for it, and everything else is asked for', async () => {
  const { text, asked } = open({ [url]: Promise.resolve(new Response('preloaded')) });
  expect([await text(url), await text(url)]).toEqual(['preloaded', 'preloaded']);
  expect([await text(`${url}/1`), asked]).toEqual(['asked', [`${url}/1`]]);
});

test('once the page is whole, nothing preloaded is given any more', async () => {
  const { text, asked } = open({ [url]: Promise.resolve(new Response('preloaded')) }, Promise.resolve());
  await Promise.resolve();
  expect([await text(url), asked]).toEqual(['asked', [url]]);
});

test('a preloaded answer that did not come is asked for again', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  lost.catch(() => {});
  const { text, asked } = open({ [url]: lost });
  expect([await text(url), asked]).toEqual(['asked', [url]]);
});

test('a call with a token gets no answer that was preloaded for a guest', async () => {
  const { text } = open({ [url]: Promise.resolve(new Response('preloaded')) });
  expect(await text(url, { headers: { authorization: 'Bearer t' } })).toBe('asked');
});

const askedAhead = (answer: () => Promise<Response>) => {
  const clock = new VirtualClock();
  const { ask, middleware } = answerAhead(clock, answer);
  const call = middleware(async () => new Response('asked'));
  ask(url);
  const text = async (init?: RequestInit, address = url) => (await call(new Request(address, init))).text();
  return { clock, text };
};

test('what is asked for ahead is given once, to who asks for the same', async () => {
  const { text } = askedAhead(async () => new Response('ahead'));
  expect([await text({}, `${url}/1`), await text(), await text()]).toEqual(['asked', 'ahead', 'asked']);
});

test('what is asked for ahead is no answer to a member, nor where it failed or has grown old', async () => {
  const member = askedAhead(async () => new Response('ahead'));
  expect(await member.text({ headers: { authorization: 'Bearer t' } })).toBe('asked');
  const lost = askedAhead(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await lost.text()).toBe('asked');
  const old = askedAhead(async () => new Response('ahead'));
  await old.clock.advance(requestTimeout);
  expect(await old.text()).toBe('asked');
});
