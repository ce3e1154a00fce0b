import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '#services/contract/contract.ts';
import { contracts } from '#services/contract/contracts.ts';
import { readRequirements } from '../../scripts/lib/requirements.ts';
import { readTsv } from '../../scripts/lib/tsv.ts';

/** Tests of single calls ask by the contract: that it says what was asked for is shown here. */
const docs = join(import.meta.dirname, '..', '..', 'docs');
const shape = (path: string): string => path.replace(/\{\w+\}|:\w+/g, ':');
const endpoints = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));
const signatureOf = ({ method, path }: Endpoint): string => `${method} ${shape(path)}`;
const declared = endpoints.map(signatureOf);

type Stated = readonly [ids: string, method: string, path: string];

const requirements = readRequirements(readFileSync(join(docs, 'requirements.tsv'), 'utf8'));

/** Where the ledger leaves the path, or its parameter, to docs/chosen-calls.tsv (R7.6-33, R7.6-45). */
const chosen: Readonly<Record<string, string>> = {
  'R7.6-8': '/news/news/comment/{id}/replies',
  'R7.6-12': '/news/news/comment/{id}',
  'R7.6-13': '/news/news/comment/like/{id}',
  'R7.6-14': '/news/news/comment/unlike/{id}',
  'R7.6-25': '/activity/activity/like/{id}',
  'R7.6-26': '/activity/activity/unlike/{id}',
  'R7.6-27': '/activity/activity/comment',
  'R7.6-28': '/activity/activity/comment/{id}/replies',
  'R7.6-29': '/activity/activity/comment',
  'R7.6-30': '/activity/activity/comment/{id}',
  'R7.6-31': '/activity/activity/comment/like/{id}',
  'R7.6-32': '/activity/activity/comment/unlike/{id}',
};

/** Rows of the ledger that name a method and a path. */
const statedCalls = requirements.flatMap(({ id, requirement }): readonly Stated[] => {
  const [, method, path] = /^(?:.*: )?(GET|POST|PUT|DELETE)(?: (\/[\w{}/-]+))?/.exec(requirement) ?? [];
  const stated = chosen[id] ?? path;
  return method === undefined || stated === undefined ? [] : [[id, method, stated]];
});

/** What a row says that a call carries: `with size 5, current 1, tagId`, `with id and a page param`. */
const carried = (requirement: string): readonly string[] => {
  const [, list] =
    /\/[\w{}/-]+(?: with|: flashes with|; .* uses) ([^.:(]+?)(?: \([^)]*\))?(?:[.:]|$)/.exec(requirement) ?? [];
  return (list?.split(/, | and /) ?? []).map((part) => /^(?:a )?(\w+)/.exec(part)?.[1] ?? part);
};
const inCalls = statedCalls.flatMap(([id, method, path]) => {
  const names = carried(requirements.find((row) => row.id === id)?.requirement ?? '');
  return names.length === 0 ? [] : [[id, `${method} ${shape(path)}`, names] as const];
});
const fieldsOf = (part: unknown): readonly string[] =>
  part instanceof Object && 'fields' in part && part.fields instanceof Object ? Object.keys(part.fields) : [];

/** Where the specification shows no path. */
const inChoices = readTsv(readFileSync(join(docs, 'chosen-calls.tsv'), 'utf8')).map(
  ([ids = '', method = '', path = '']): Stated => [ids, method, path],
);

test.each(statedCalls)('[%s] the contract has %s %s', (_, method, path) => {
  expect(declared).toContain(`${method} ${shape(path)}`);
});

test.each(inChoices)('[%s] the contract has %s %s, as chosen', (_, method, path) => {
  expect(declared).toContain(`${method} ${shape(path)}`);
});

test.each(inCalls)('[%s] %s carries %j', (_, signature, names) => {
  const endpoint = endpoints.find((one) => signatureOf(one) === signature);
  expect([endpoint?.params, endpoint?.query, endpoint?.body].flatMap(fieldsOf)).toEqual(
    expect.arrayContaining([...names]),
  );
});

test('none of the rows is overlooked', () => {
  expect(statedCalls.map(([id]) => id)).toEqual(expect.arrayContaining(Object.keys(chosen)));
  expect(statedCalls.length).toBeGreaterThanOrEqual(122);
  expect(inChoices.length).toBeGreaterThanOrEqual(50);
  expect(inCalls.length).toBeGreaterThanOrEqual(24);
});

test('each endpoint that the app never calls stands beside the row that names it', () => {
  const stated = new Map(statedCalls.map(([id, method, path]) => [id, `${method} ${shape(path)}`]));
  const beside = endpoints.flatMap((endpoint) =>
    endpoint.uncalled ? [[endpoint.uncalled, signatureOf(endpoint), stated.get(endpoint.uncalled)]] : [],
  );
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.filter(([, signature, row]) => signature !== row)).toEqual([
    ['R7.6-44', 'GET /news/tag/:/children', undefined],
  ]);
});
