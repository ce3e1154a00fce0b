import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { machineFiles } from '../../scripts/flows/specs.ts';
import { probeCalls } from '../drivers/backend/probe-calls.ts';

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('scripts/flows/calls.json names the endpoints that each invoked actor calls', async () => {
  const files = await machineFiles(join(import.meta.dirname, '..', '..', 'src', 'machines'));
  const found: [string, Awaited<ReturnType<typeof probeCalls>>][] = [];
  for (const spec of files.flatMap(({ specs }) => specs)) found.push([spec.machine.id, await probeCalls(spec)]);
  const calling = found.filter(([, calls]) => Object.keys(calls).length > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await expect(`${JSON.stringify(Object.fromEntries(calling), null, 2)}\n`).toMatchFileSnapshot(
    join('..', '..', 'scripts', 'flows', 'calls.json'),
  );
});
