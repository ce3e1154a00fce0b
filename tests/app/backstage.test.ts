import { expect, test } from 'vitest';
import { sections } from '#machines/backstage/backstage.setup.ts';
import { createTools } from '#machines/backstage/create-tools.ts';
import type { DevtoolsAction, DevtoolsActionName } from '#machines/backstage/devtools-actions.ts';
import { createBackstage } from '#mocks/backstage.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import type { Backstage } from '#services/contract/backstage.ts';

const created = () => {
  const backend = createBackend();
  const backstage = createBackstage({
    backend,
    app: {
      adopt: () => {},
      forget: () => {},
      memberId: () => null,
      onMember: () => {},
      href: () => 'https://shiye.test/',
      journal: () => ({ entries: [], export: () => 'journal' }),
      previousJournal: async () => ({ entries: [], export: () => 'previous' }),
      leaveJournal: async (of) => `/flows/time?take=${of}`,
    },
    restart: async () => {},
    scenario: () => 'fresh',
    problems: [],
    storage: { list: async () => [], clear: () => {} },
  });
  return { backend, backstage };
};

/** All functions of an object, by their path. */
const functionsOf = (value: object, path = ''): readonly string[] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner === 'function') return [`${path}${name}`];
    return typeof inner === 'object' && inner !== null ? functionsOf(inner, `${path}${name}.`) : [];
  });

/** The same object, which writes down by their paths what functions of it are called. */
const recordAccess = <T extends object>(value: T, called: Set<string>, path = ''): T =>
  new Proxy(value, {
    get: (target, name) => {
      const inner: unknown = Reflect.get(target, name);
      const at = `${path}${String(name)}`;
      if (typeof inner === 'function') {
        return (...given: readonly unknown[]) => {
          called.add(at);
          return Reflect.apply(inner, target, given);
        };
      }
      return typeof inner === 'object' && inner !== null ? recordAccess(inner, called, `${at}.`) : inner;
    },
  });

const devtoolsActions: { readonly [N in DevtoolsActionName]: Extract<DevtoolsAction, { readonly name: N }>['with'] } = {
  scan: [],
  confirm: ['bound'],
  cancel: [],
  expire: [],
  copyCode: ['123456'],
  signIn: ['liran'],
  begin: ['offline'],
  copyLink: [],
  addFault: [{ kind: 'slow', ms: 10 }],
  removeFault: ['fault-1'],
  clearFaults: [],
  release: [],
  setLatency: [{ least: 1, most: 2 }],
  drop: [],
  hang: [],
  down: [1_000],
  push: [{ type: 'MESSAGE' }],
  say: ['wangfang', '你好'],
  startOthers: [],
  stopOthers: [],
  advance: [1_000],
  clearStorage: [],
  reset: [],
  saveJournal: [],
  saveHiddenJournal: [],
  savePreviousJournal: [],
  openJournal: ['previous'],
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('everything that window.backstage can do, the panel can, and the other way round', async () => {
  const { backend, backstage } = created();
  const called = new Set<string>();
  const kept: (readonly string[])[] = [];
  const actor = createTools(recordAccess<Backstage>(backstage, called), {
    copy: async (text) => {
      kept.push(['copy', text]);
      return true;
    },
    save: (name, text) => {
      kept.push(['save', name, text]);
    },
    open: (address) => {
      kept.push(['open', address]);
      return true;
    },
  });
  actor.start();
  await settled();
  for (const section of sections) {
    actor.send({ type: 'section.choose', section });
    await settled();
  }
  for (const [name, given] of Object.entries(devtoolsActions)) {
    Reflect.apply(actor.send, actor, [{ type: 'action.run', action: { name, with: given } }]);
    await settled();
    const snapshot = actor.getSnapshot();
    expect([name, snapshot.context.reason, snapshot.hasTag('done')]).toEqual([name, '', true]);
  }
  actor.stop();
  backend.stop();
  // A line is for a program that writes its own frames: nobody does that by hand.
  const byHand = functionsOf(backstage).filter((name) => name !== 'realtime.line');
  expect([...called].toSorted()).toEqual(byHand.toSorted());
  expect(kept).toEqual([
    ['copy', '123456'],
    ['copy', 'https://shiye.test/?scenario=fresh&fault=offline'],
    ['save', 'shiye.flow', 'journal'],
    ['save', 'shiye.flow', 'journal'],
    ['save', 'shiye-previous.flow', 'previous'],
    ['open', '/flows/time?take=previous'],
  ]);
});
