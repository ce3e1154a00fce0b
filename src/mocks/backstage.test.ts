import { expect, test } from 'vitest';
import { authenticate } from '#mocks/domain/rules/tokens.ts';
import { openTicket, ticketNow } from '#mocks/domain/rules/wechat.ts';
import { smallSeed } from '#mocks/domain/testing.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import type { Credentials } from '#services/contract/standing.contract.ts';
import { armFaults, createBackstage, scenarioLogin } from './backstage.ts';
import { messagePage } from './domain/rules/messages.ts';
import { befriend } from './domain/tables.ts';
import { scenarios, seedOfScenario } from './scenarios.ts';

const setup = () => {
  const backend = createBackend({ seed: smallSeed() });
  const done: (string | Credentials)[] = [];
  const backstage = createBackstage({
    backend,
    app: {
      adopt: (credentials) => void done.push(credentials),
      forget: () => void done.push('forget'),
      journal: () => ({ entries: [], export: () => '[]' }),
      previousJournal: async () => null,
    },
    restart: async (scenario) => {
      done.push(`restart ${scenario}`);
      backend.world.restart(seedOfScenario(scenario, smallSeed()));
    },
  });
  return { backend, backstage, done };
};

test('[R4.1-2] signing in as a persona hands good tokens to the app', async () => {
  const { backend, backstage, done } = setup();
  await backstage.signInAs('wangfang');
  const [credentials] = done;
  const token = typeof credentials === 'object' ? credentials.access_token : '';
  expect(authenticate(backend.world, token)?.memberId).toBe('1002');
  await expect(backstage.signInAs('constructor')).rejects.toThrow('No persona constructor. There are: newcomer, liran');
});

test('[R4.1-2] a scenario begins anew, forgets, disturbs and logs in, in this order', async () => {
  const { backend, backstage, done } = setup();
  await backstage.scenario('expiring-token');
  expect(done).toEqual([
    'restart expiring-token',
    'forget',
    expect.objectContaining({ expires_in: 1_200, identity: '1001' }),
  ]);
  await backstage.scenario('offline');
  await expect(backend.fetch('/news/news/page')).rejects.toBeInstanceOf(TypeError);
  await backstage.scenario('empty-news');
  const page = await (await backend.fetch('/news/news/page')).json();
  expect(page.data.total).toBe(0);
  await backstage.reset();
  expect(done.slice(-2)).toEqual(['restart fresh', 'forget']);
  await expect(backstage.scenario('nothing')).rejects.toThrow('No scenario nothing.');
});

test('[R3-12] the newcomer of the scenario has an account that is not registered', async () => {
  const { backend } = setup();
  const credentials = await scenarioLogin(backend, 'newcomer');
  expect(credentials?.identity).toBe('900001');
  expect(backend.world.tables.members.get('900001')).toMatchObject({ step: 0, isRequired: true });
  armFaults(backend, 'newcomer');
});

test('[R1-22] every scenario says what it is in both languages', () => {
  for (const [name, { says }] of scenarios) {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(Math.min(says.zh.length, says.en.length)).toBeGreaterThan(5);
  }
});

test('[R4.1-13] the phone acts on the open ticket, bound or not', async () => {
  const { backend, backstage } = setup();
  const { world } = backend;
  const states = (...acts: (() => void)[]) => {
    const uuid = openTicket(world);
    return acts.map((act) => {
      act();
      return ticketNow(world, uuid).state;
    });
  };
  const { wechat } = backstage;
  expect(states(wechat.scan, () => wechat.confirm())).toEqual(['scanned', 'confirmed']);
  expect(states(() => wechat.confirm('unbound'))).toEqual(['confirmed']);
  expect([...world.tables.authorizations.values()].map(({ openid }) => openid)).toEqual([
    'openid-liran',
    'openid-stranger-1',
  ]);
  expect(states(wechat.cancel)).toEqual(['cancelled']);
  expect(states(wechat.scan, wechat.expire)).toEqual(['scanned', 'expired']);
});

test('[R4.3-3] the server is down for so long on the shared clock', async () => {
  const { backend, backstage } = setup();
  const failed = () =>
    new Promise<boolean>((resolve) => {
      const socket = new backend.WebSocket('ws://localhost/msg/ws');
      socket.onopen = () => resolve(false);
      socket.onclose = () => resolve(true);
    });
  backstage.realtime.down(10_000);
  expect(await failed()).toBe(true);
  backstage.clock.advance(10_000);
  expect(await failed()).toBe(false);
  backend.stop();
});

test('[R1-11] a persona writes to whoever is logged in, if they are friends', async () => {
  const { backend, backstage } = setup();
  const { world } = backend;
  await expect(backstage.realtime.say('wangfang', '你好')).rejects.toThrow('no friends');
  await expect(backstage.realtime.say('nobody', '你好')).rejects.toThrow('No persona nobody');
  befriend(world.tables, '1001', '1002');
  await backstage.realtime.say('wangfang', '你好');
  expect(messagePage(world, '1001', '71', { size: 1 }).records[0]).toMatchObject({
    msgFrom: '1002',
    msgContent: '你好',
  });
});

test('[R8.5-14] domain events are told by type and time, without their content', async () => {
  const { backstage } = setup();
  await backstage.signInAs('liran');
  expect(backstage.events()).toEqual([
    { type: 'login.succeeded', at: backstage.clock.now() },
    { type: 'token.issued', at: backstage.clock.now() },
  ]);
});
