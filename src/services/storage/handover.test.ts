import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { rowsIn } from '../../../tests/harness/indexed-rows.ts';
import { breakableDatabases, breakNames } from '../../../tests/harness/lost-connections.ts';
import { clearHandover, leaveHandover, takeHandover } from './handover.ts';

const left = (key: string, at: number) => ({ key, at, bytes: new TextEncoder().encode(key) });

test.each(breakNames.filter((name) => /transaction|commit/.test(name)))(
  'with a connection %s another tab takes what was left, once',
  async (name) => {
    const { breaks } = breakableDatabases();
    breaks[name]();
    await leaveHandover(left('one', 0));
    breaks[name]();
    expect(await takeHandover('one')).toEqual(left('one', 0).bytes);
    expect(await takeHandover('one')).toBeNull();
  },
);

test('what nobody takes goes an hour later, or with the login', async () => {
  breakableDatabases();
  await leaveHandover(left('one', 0));
  await leaveHandover(left('two', 3_600_000));
  expect(await rowsIn('shiye-handover')).toEqual({ left: 2 });
  await leaveHandover(left('three', 3_600_001));
  expect([await takeHandover('one'), await rowsIn('shiye-handover')]).toEqual([null, { left: 2 }]);
  await clearHandover();
  expect(await rowsIn('shiye-handover')).toEqual({ left: 0 });
});
