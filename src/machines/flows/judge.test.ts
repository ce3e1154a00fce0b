import { expect, test } from 'vitest';
import { judge, type Observed } from './judge.ts';

const expected: Observed = { event: 'press', transitions: ['lamp.off/press/0'], states: ['on.dim'] };
const off = ['off'];

test('a step has passed when the same event has led by the same transitions to the same states', () => {
  expect(judge(expected, off, [expected], true)).toEqual({ tag: 'passed', used: 1, states: ['on.dim'] });
  const tick: Observed = { event: 'tick', transitions: ['lamp.off/tick/0'], states: off };
  expect(judge(expected, off, [tick, expected, tick], false)).toEqual({ tag: 'passed', used: 2, states: ['on.dim'] });
});

test('another way, another place, or something else that leads elsewhere is a failure that says what came', () => {
  const otherTransition: Observed = { ...expected, transitions: ['lamp.off/press/1'] };
  const otherPlace: Observed = { ...expected, states: ['on.bright'] };
  const another: Observed = { event: 'break', transitions: ['lamp.off/break/0'], states: ['broken'] };
  for (const actual of [otherTransition, otherPlace, another])
    expect(judge(expected, off, [actual], false)).toEqual({ tag: 'failed', actual });
});

test('what is not sent is waited for; what was sent and led to nothing is right only where nothing was to come', () => {
  expect(judge(expected, off, [], false)).toEqual({ tag: 'open' });
  expect(judge(expected, off, [], true)).toEqual({ tag: 'failed', actual: null });
  expect(judge({ event: 'press', transitions: [], states: off }, off, [], true)).toEqual({
    tag: 'passed',
    used: 0,
    states: off,
  });
});

test('the same event by another way is a failure also where the states stay; nothing is right only where nothing was said', () => {
  const stays: Observed = { event: 'press', transitions: ['lamp.off/press/1'], states: off };
  expect(judge(expected, off, [stays], false)).toEqual({ tag: 'failed', actual: stays });
  const silent = [
    { event: 'press', transitions: [], states: ['on.dim'] },
    { event: 'press', transitions: ['lamp.off/press/0'], states: off },
  ];
  for (const one of silent) expect(judge(one, off, [], true)).toEqual({ tag: 'failed', actual: null });
});
