import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheIn } from './cache.ts';

test('a value is made once for the same inputs, and one that is no longer asked for is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shiye-'));
  const ask = (cache: ReturnType<typeof cacheIn>, inputs: readonly string[], value: number) =>
    cache.of(inputs, () => ({ value }));
  const first = cacheIn(folder);
  expect(await ask(first, ['a', 'b'], 1)).toEqual({ value: 1 });
  expect(await ask(first, ['ab'], 2)).toEqual({ value: 2 });
  const second = cacheIn(folder);
  expect(await ask(second, ['a', 'b'], 3)).toEqual({ value: 1 });
  second.prune();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await ask(cacheIn(folder), ['ab'], 4)).toEqual({ value: 4 });
});
