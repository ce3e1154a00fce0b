import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { requestedAtStart } from '../../scripts/lib/budgets.ts';
import { firstLoadKeys, readManifest } from '../../scripts/lib/first-load.ts';
import { root } from '../../scripts/lib/run.ts';

const folder = resolve(root, process.env.DIST ?? 'dist');

test('the simulated backend is no part of the first load', { tag: '@story' }, () => {
  const keys = firstLoadKeys(readManifest(folder), requestedAtStart);
  expect(keys.filter((key) => /simulated|src\/mocks|msw|mock-socket/.test(key))).toEqual([]);
});

test('the flow studio is no part of the first load', { tag: '@story' }, () => {
  const keys = firstLoadKeys(readManifest(folder), requestedAtStart);
  expect(
    keys.filter((key) => /machines\/flows|views\/flows|docs\/flows|elkjs|services\/flows\/(link|elk)/.test(key)),
  ).toEqual([]);
});
