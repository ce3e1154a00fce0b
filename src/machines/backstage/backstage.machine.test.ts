import { expect, test } from 'vitest';
import type { Backstage, StoredThing } from '#services/contract/backstage.ts';
import { downOf, latencyOf, pushOf, ruleOf } from './backstage-form.ts';
import { createTools } from './create-tools.ts';
import type { DevtoolsHost } from './devtools-actions.ts';

const fields = { kind: 'slow', endpoint: '', status: '', code: '', msg: '', ms: '', times: '' } as const;

test('a rule is what its kind asks for, and nothing else that stands in the fields', () => {
  expect(ruleOf(fields)).toEqual({ kind: 'slow' });
  expect(ruleOf({ ...fields, endpoint: ' news.page ', ms: '500', status: '404', times: '2' })).toEqual({
    kind: 'slow',
    endpoint: 'news.page',
    ms: 500,
    times: 2,
  });
  expect(ruleOf({ ...fields, kind: 'code', code: '0', msg: '好', ms: '5' })).toEqual({
    kind: 'code',
    code: 0,
    msg: '好',
  });
  expect(ruleOf({ ...fields, kind: 'status', status: '404' })).toEqual({ kind: 'status', status: 404 });
  for (const wrong of [{ ms: '1.5' }, { ms: '-1' }, { times: '0' }, { times: 'x' }]) {
    expect(ruleOf({ ...fields, ...wrong })).toBeNull();
  }
  expect(ruleOf({ ...fields, kind: 'status', status: '99' })).toBeNull();
});

test('a latency is a range, a time is a number of seconds, a push is JSON', () => {
  expect(latencyOf('100', '900')).toEqual({ least: 100, most: 900 });
  expect(latencyOf('100', '')).toEqual({ least: 100, most: 100 });
  for (const [least, most] of [
    ['', '9'],
    ['9', '1'],
    ['-1', '1'],
    ['a', 'b'],
    ['0', '600001'],
  ] as const) {
    expect(latencyOf(least, most)).toBeNull();
  }
  expect(['10', '0.5', '', '0', '-3', 'x', '3601'].map(downOf)).toEqual([10_000, 500, null, null, null, null, null]);
  expect([pushOf('{"a":1}'), pushOf('null'), pushOf('{')]).toEqual([{ body: { a: 1 } }, { body: null }, null]);
});

const host: DevtoolsHost = { copy: async () => false, save: () => {}, open: () => false };

const fake = (part: Partial<Backstage>): Backstage => ({
  codes: () => [],
  wechat: { scan: () => {}, confirm: () => {}, cancel: () => {}, expire: () => {} },
  personas: () => [],
  signInAs: async () => {},
  scenario: async () => {},
  scenarios: () => [],
  says: () => ({ zh: '', en: '' }),
  situation: () => ({ scenario: 'fresh', persona: null }),
  link: () => 'https://shiye.test/',
  problems: () => [],
  endpoints: () => [],
  fault: () => 'fault-1',
  faults: () => [],
  removeFault: () => {},
  clearFaults: () => {},
  release: () => {},
  latency: { range: () => null, set: () => {} },
  realtime: {
    drop: () => {},
    hang: () => {},
    down: () => {},
    line: () => new WebSocket('ws://localhost'),
    push: () => {},
    say: async () => {},
  },
  others: { isOn: () => null, start: async () => {}, stop: async () => {} },
  clock: { now: () => 7, advance: () => {} },
  reset: async () => {},
  events: () => [],
  tables: () => [{ name: 'events', rows: 30 }],
  rows: (table, from, count) => [table, from, count],
  storage: { list: async () => [], clear: async () => {} },
  journal: () => ({ entries: [], export: () => '' }),
  previousJournal: async () => null,
  leaveJournal: async () => '/flows/time',
  watch: () => () => {},
  ...part,
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what cannot be done says why, and a slow deed does not keep the next one waiting', async () => {
  const actor = createTools(fake({ signInAs: () => new Promise(() => {}) }), host);
  actor.start();
  actor.send({ type: 'action.run', action: { name: 'signIn', with: ['liran'] } });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.send({ type: 'action.run', action: { name: 'release', with: [] } });
  await settled();
  expect(actor.getSnapshot().hasTag('done')).toBe(true);
  actor.send({ type: 'action.run', action: { name: 'copyLink', with: [] } });
  await settled();
  const failed = actor.getSnapshot();
  expect([failed.hasTag('failed'), failed.context.action?.name, failed.context.reason]).toEqual([
    true,
    'copyLink',
    'https://shiye.test/',
  ]);
  actor.stop();
});

test('a journal for the studio that no tab was opened for is told with its address; a missing one with why', async () => {
  const actor = createTools(fake({ leaveJournal: async (of) => `/flows/time?take=${of}` }), host);
  actor.start();
  actor.send({ type: 'action.run', action: { name: 'openJournal', with: ['now'] } });
  await settled();
  const failed = actor.getSnapshot();
  expect([failed.hasTag('failed'), failed.context.reason]).toEqual([true, '/flows/time?take=now']);
  actor.stop();
});

test('what the browser keeps is read when the storage is looked at, not only when the backend has changed', async () => {
  const kept: StoredThing[] = [];
  const actor = createTools(fake({ storage: { list: async () => [...kept], clear: async () => {} } }), host);
  actor.start();
  await settled();
  const draft: StoredThing = { area: 'local', key: 'shiye.drafts', bytes: 40 };
  kept.push(draft);
  expect(actor.getSnapshot().context.panelData.stored).toEqual([]);
  actor.send({ type: 'section.choose', section: 'storage' });
  await settled();
  expect(actor.getSnapshot().context.panelData.stored).toEqual([draft]);
  actor.stop();
});

test('the panel looks only while it is open, and opens where it was', async () => {
  let watchers = 0;
  const actor = createTools(
    fake({
      watch: () => {
        watchers += 1;
        return () => {
          watchers -= 1;
        };
      },
    }),
    host,
  );
  actor.start();
  await settled();
  expect([watchers, actor.getSnapshot().context.panelData.now]).toEqual([1, 7]);
  actor.send({ type: 'section.choose', section: 'tables' });
  await settled();
  expect(actor.getSnapshot().context.rows).toEqual(['events', 0, 20]);
  actor.send({ type: 'table.turn', by: 1 });
  await settled();
  expect(actor.getSnapshot().context.rows).toEqual(['events', 20, 20]);
  expect(actor.getSnapshot().can({ type: 'table.turn', by: 1 })).toBe(false);
  actor.send({ type: 'panel.close' });
  expect(watchers).toBe(0);
  actor.send({ type: 'panel.toggle' });
  expect([watchers, actor.getSnapshot().hasTag('tables')]).toEqual([1, true]);
  actor.stop();
});
