import { expect, test } from 'vitest';
import type { FaultRule } from '#services/contract/backstage.ts';
import { readRule, readSituation, writeRule, writeSituation } from './situation.ts';

const knows = (endpoint: string) => endpoint.startsWith('/') || endpoint === 'session.sendCode';

const rules: readonly FaultRule[] = [
  { kind: 'offline' },
  { kind: 'slow', ms: 3_000, times: 2 },
  { kind: 'status', endpoint: '/news/', status: 503 },
  { kind: 'code', endpoint: 'session.sendCode', code: 0, msg: '一;二=三&四', data: { resultCode: 800 } },
];

test.each(rules)('a rule goes into an address and comes out of it: %o', (rule) => {
  expect(readRule(writeRule(rule))).toEqual(rule);
});

test.each([
  'bang',
  'slow;ms=soon',
  'slow;ms=-1',
  'code;data=%7B',
  'code;msg=%E0%A4%A',
  'status;status=7',
  'slow;colour=red',
  'slow;times=0',
  '',
])('what is no rule is none: %s', (text) => {
  expect(readRule(text)).toBeNull();
});

test('a situation goes into a query beside what stands there, and comes out of it', () => {
  const situation = {
    scenario: 'empty-news',
    persona: 'wangfang',
    faults: rules,
    latency: { least: 100, most: 900 },
  };
  const query = writeSituation(new URLSearchParams('page=2&scenario=old&fault=offline'), situation);
  expect(query.startsWith('page=2&scenario=empty-news&persona=wangfang&fault=offline&')).toBe(true);
  const read = readSituation(`?${query}`, knows);
  expect(read).toEqual({ situation, problems: [], key: expect.any(String) });
  expect(readSituation(`?other=1&${query}`, knows).key).toBe(read.key);
});

test('nobody and no faults can be asked for, and a scenario alone asks for nothing more', () => {
  expect(readSituation('?scenario=liran&persona=none&fault=none', knows)).toEqual({
    situation: { scenario: 'liran', persona: null, faults: [] },
    problems: [],
    key: 'scenario=liran&persona=none&fault=none',
  });
  expect(readSituation('?scenario=liran', knows)).toEqual({
    situation: { scenario: 'liran' },
    problems: [],
    key: null,
  });
  expect(readSituation('', knows)).toEqual({ situation: { scenario: null }, problems: [], key: null });
});

test('a tab of its own joins the domain that is there, whoever is to be signed in', () => {
  expect(readSituation('?tab=own&persona=wangfang', knows)).toEqual({
    situation: { scenario: null, persona: 'wangfang', isOwnTab: true },
    problems: [],
    key: null,
  });
  expect(readSituation('?tab=mine', knows)).toEqual({
    situation: { scenario: null },
    problems: [{ part: 'tab', given: 'mine' }],
    key: null,
  });
});

test('what a link asks for in vain is named, and the rest of it holds', () => {
  const read = readSituation(
    '?scenario=nowhere&persona=constructor&fault=boom&fault=offline;endpoint=no.such&fault=slow&latency=9-1',
    knows,
  );
  expect(read.situation).toEqual({ scenario: null, faults: [{ kind: 'slow' }] });
  expect(read.problems).toEqual([
    { part: 'scenario', given: 'nowhere' },
    { part: 'persona', given: 'constructor' },
    { part: 'latency', given: '9-1' },
    { part: 'fault', given: 'boom' },
    { part: 'fault', given: 'offline;endpoint=no.such' },
  ]);
});
