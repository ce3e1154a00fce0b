import { expect, test } from 'vitest';
import { pathAddresses } from './flow-files.ts';

test('the paths of a chart are there to be taken along for readers, tables, testers and programs', () => {
  expect(Object.keys(pathAddresses('login')).toSorted()).toEqual([
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
