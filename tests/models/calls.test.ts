import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { machineFiles } from '../../scripts/flows/specs.ts';
import { probeCalls } from '../drivers/backend/probe-calls.ts';

const listed = /\[[^\]]+\]/g;
const inOneLine = (list: string): string => `[${list.slice(1, -1).trim().replaceAll(/\s+/g, ' ')}]`;

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('scripts/flows/calls.json names the endpoints that each invoked actor calls', async () => {
  const files = await machineFiles(join(import.meta.dirname, '..', '..', 'src', 'machines'));
  const found: [string, Awaited<ReturnType<typeof probeCalls>>][] = [];
  for (const spec of files.flatMap(({ specs }) => specs).filter(({ never }) => never === undefined))
    found.push([spec.machine.id, await probeCalls(spec)]);
  const calling = found.filter(([, calls]) => Object.keys(calls).length > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(calling), null, 2).replaceAll(listed, (list) => inOneLine(list));
  await expect(`${text}\n`).toMatchFileSnapshot(join('..', '..', 'scripts', 'flows', 'calls.json'));
});
