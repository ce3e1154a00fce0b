import { expect, test } from 'vitest';
import { caseAddresses } from './flow-files.ts';

test('the paths of a chart are there to be taken along for readers, tables, testers and programs', async () => {
  expect(Object.keys(await caseAddresses('login')).toSorted()).toEqual([
    'en.csv',
    'en.feature',
    'html',
    'json',
    'md',
    'spec.ts',
    'xlsx',
    'zh.csv',
    'zh.feature',
  ]);
});
