import { expect, test } from 'vitest';
import type { Backstage } from '#services/contract/backstage.ts';
import type { Credentials } from '#services/contract/base-session.contract.ts';
import { armFaults, armSituation, createBackstage, scenarioLogin, situationLogin } from './backstage.ts';
import { messagePage } from './domain/rules/messages.ts';
import { authenticate } from './domain/rules/tokens.ts';
import { openTicket, ticketNow } from './domain/rules/wechat.ts';
import { befriend } from './domain/tables.ts';
import { smallSeed } from './domain/testing.ts';
import { createBackend } from './hosts/node.ts';
import { scenarios, seedOfScenario } from './scenarios.ts';
import type { Situation } from './situation.ts';

const anything = (value: unknown): never => value as never;

const setup = () => {
  const backend = createBackend({ seed: smallSeed() });
  const done: (string | Credentials)[] = [];
  let played = 'fresh';
  let memberId: string | null = null;
  const backstage = createBackstage({
    backend,
    app: {
      adopt: (credentials) => {
        memberId = credentials.identity;
        done.push(credentials);
      },
      forget: () => {
        memberId = null;
        done.push('forget');
      },
      memberId: () => memberId,
      onMember: () => {},
      href: () => 'https://shiye.test/flash?page=2&scenario=old#top',
      journal: () => ({ entries: [], export: () => '[]' }),
      previousJournal: async () => null,
      leaveJournal: async () => '/flows/time',
    },
    restart: async (scenario) => {
      done.push(`restart ${scenario}`);
      played = scenario;
      backend.domain.restart(seedOfScenario(scenario, smallSeed()));
    },
    scenario: () => played,
    problems: [],
  });
  return { backend, backstage, done };
};

test('signing in as a persona hands good tokens to the app', async () => {
  const { backend, backstage, done } = setup();
  await backstage.signInAs('wangfang');
  const [credentials] = done;
  const token = typeof credentials === 'object' ? credentials.access_token : '';
  expect(authenticate(backend.domain, token)?.memberId).toBe('1002');
  await expect(backstage.signInAs('constructor')).rejects.toThrow('No persona constructor. There are: newcomer, liran');
});

test('a scenario begins anew, forgets, disturbs and logs in, in this order', async () => {
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
  expect(backend.domain.tables.members.get('900001')).toMatchObject({ step: 0, isRequired: true });
  armFaults(backend, 'newcomer');
});

test('[R1-22] every scenario says what it is in both languages', () => {
  for (const [name, { says }] of scenarios) {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(Math.min(says.zh.length, says.en.length)).toBeGreaterThan(5);
  }
});

test('the phone acts on the open ticket, bound or not', async () => {
  const { backend, backstage } = setup();
  const { domain } = backend;
  const states = (...acts: (() => void)[]) => {
    const uuid = openTicket(domain);
    return acts.map((act) => {
      act();
      return ticketNow(domain, uuid).state;
    });
  };
  const { wechat } = backstage;
  expect(states(wechat.scan, () => wechat.confirm())).toEqual(['scanned', 'confirmed']);
  expect(states(() => wechat.confirm('unbound'))).toEqual(['confirmed']);
  expect([...domain.tables.authorizations.values()].map(({ openid }) => openid)).toEqual([
    'openid-liran',
    'openid-stranger-1',
  ]);
  expect(states(wechat.cancel)).toEqual(['cancelled']);
  expect(states(wechat.scan, wechat.expire)).toEqual(['scanned', 'expired']);
});

test('the server is down for so long on the shared clock', async () => {
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
  const { domain } = backend;
  await expect(backstage.realtime.say('wangfang', '你好')).rejects.toThrow('no friends');
  await expect(backstage.realtime.say('nobody', '你好')).rejects.toThrow('No persona nobody');
  befriend(domain.tables, '1001', '1002');
  await backstage.realtime.say('wangfang', '你好');
  expect(messagePage(domain, '1001', '71', { size: 1 }).records[0]).toMatchObject({
    msgFrom: '1002',
    msgContent: '你好',
  });
});

test('domain events are told by type and time, without their content', async () => {
  const { backstage } = setup();
  await backstage.signInAs('liran');
  expect(backstage.events()).toEqual([
    { type: 'login.succeeded', at: backstage.clock.now() },
    { type: 'token.issued', at: backstage.clock.now() },
  ]);
});

test('the link of a situation names the page and only what differs from its scenario', async () => {
  const { backstage } = setup();
  expect(backstage.link()).toBe('https://shiye.test/flash?page=2&scenario=fresh#top');
  await backstage.scenario('offline');
  await backstage.signInAs('newcomer');
  expect(backstage.situation()).toEqual({ scenario: 'offline', persona: 'newcomer' });
  expect(backstage.link()).toBe('https://shiye.test/flash?page=2&scenario=offline&persona=newcomer#top');
  backstage.clearFaults();
  backstage.latency.set({ least: 5, most: 10 });
  await backstage.signInAs('liran');
  expect(backstage.link()).toBe(
    'https://shiye.test/flash?page=2&scenario=offline&persona=liran&fault=none&latency=5-10#top',
  );
  backstage.fault({ kind: 'slow', endpoint: 'news.page', ms: 50 });
  expect(new URL(backstage.link()).searchParams.getAll('fault')).toEqual(['slow;endpoint=news.page;ms=50']);
  await backstage.scenario('liran');
  backstage.latency.set(null);
  expect(backstage.link()).toBe('https://shiye.test/flash?page=2&scenario=liran#top');
});

test('a link of a situation begins with its persona, its faults and its latency', async () => {
  const { backend } = setup();
  armFaults(backend, 'offline');
  armSituation(backend, { scenario: 'offline', faults: [{ kind: 'html' }], latency: { least: 1, most: 2 } });
  expect(backend.faults.list().map(({ rule }) => rule)).toEqual([{ kind: 'html' }]);
  expect(backend.faults.latency.range()).toEqual({ least: 1, most: 2 });
  const who = async (situation: Situation) => (await situationLogin(backend, 'liran', situation))?.identity ?? null;
  expect(await who({ scenario: 'liran' })).toBe('1001');
  expect(await who({ scenario: 'liran', persona: 'wangfang' })).toBe('1002');
  expect(await who({ scenario: 'liran', persona: null })).toBeNull();
});

test('tables are listed, their rows come in pages, and no secret is in them', () => {
  const { backend, backstage } = setup();
  backend.domain.commit({ type: 'code.sent', account: '+8613912345678', nonce: 'n0nce' });
  const listed = backstage.tables();
  expect(listed[0]).toEqual({ name: 'events', rows: backstage.events().length });
  expect(listed.find(({ name }) => name === 'members')?.rows).toBe(backend.domain.tables.members.size);
  expect(backstage.rows('members', 1, 1)).toEqual([
    ['1002', expect.objectContaining({ memberId: '1002', passwordDigest: '•••' })],
  ]);
  expect(backstage.rows('no such', 0, 5)).toEqual([]);
  const seen = JSON.stringify(backstage.rows('events', 0, 100));
  expect(seen).toContain('•••');
  expect(seen).not.toContain('n0nce');
});

test('whoever watches is told once a turn', async () => {
  const { backstage } = setup();
  let seen = 0;
  const end = backstage.watch(() => {
    seen += 1;
  });
  backstage.fault({ kind: 'offline' });
  backstage.clock.advance(10);
  await Promise.resolve();
  const sofar = seen;
  expect(sofar).toBeGreaterThan(0);
  end();
  backstage.clearFaults();
  await Promise.resolve();
  expect(seen).toBe(sofar);
});

test('personas and scenarios say a sentence each; there are 25 scenarios and more', () => {
  const { backstage } = setup();
  const names = backstage.scenarios();
  expect(names.length).toBeGreaterThanOrEqual(25);
  expect(backstage.personas().map(({ name }) => name)).toEqual([
    'liran',
    'wangfang',
    'muted',
    'halfway',
    'blocker',
    'newcomer',
  ]);
  for (const { name } of backstage.personas()) expect(names).toContain(name);
  expect(backstage.says('offline')).toEqual({ zh: '所有请求都连不上', en: 'No request gets through' });
  expect(() => backstage.says('toString')).toThrow('No scenario toString.');
  expect(backstage.endpoints().find(({ name }) => name === 'session.sendCode')).toEqual({
    name: 'session.sendCode',
    method: 'POST',
    path: '/auth/code/send',
  });
  expect(backstage.problems()).toEqual([]);
});

const wrong: readonly [string, (backstage: Backstage) => unknown, string][] = [
  ['no rule', (b) => b.fault(anything(undefined)), 'A fault: '],
  ['a kind that does not exist', (b) => b.fault(anything({ kind: 'broken' })), 'A fault: '],
  ['a misspelt field', (b) => b.fault(anything({ kind: 'slow', delay: 5 })), 'A fault: '],
  ['a status that no answer has', (b) => b.fault({ kind: 'status', status: 700 }), 'A fault: '],
  [
    'an endpoint that does not exist',
    (b) => b.fault({ kind: 'offline', endpoint: 'news.list' }),
    'No endpoint news.list',
  ],
  ['no time', (b) => b.clock.advance(anything(undefined)), 'A number of milliseconds: '],
  ['a time that is no number', (b) => b.clock.advance(Number.NaN), 'A number of milliseconds: '],
  ['a time that lies behind', (b) => b.clock.advance(-1), 'A number of milliseconds: '],
  ['no time to be down', (b) => b.realtime.down(anything(undefined)), 'A number of milliseconds: '],
  ['a range upside down', (b) => b.latency.set({ least: 5, most: 1 }), 'least is above most'],
  ['a range that is a number', (b) => b.latency.set(anything(300)), 'A range of milliseconds: '],
  ['an account that WeChat does not have', (b) => b.wechat.confirm(anything('liran')), 'The WeChat account: '],
  ['a place before the first row', (b) => b.rows('members', -1, 1), 'A place in a table: '],
  ['nobody who listens', (b) => b.watch(anything(undefined)), 'A listener: '],
];
test.each(wrong)('%s is refused by an error that says so, and nothing has changed', (_, ask, said) => {
  const { backend, backstage } = setup();
  const before = backstage.clock.now();
  expect(() => ask(backstage)).toThrow(said);
  expect([backstage.clock.now(), backstage.faults(), backstage.latency.range()]).toEqual([before, [], null]);
  backend.stop();
});

test('a field of a fault that holds nothing is one that was left out', () => {
  const { backstage } = setup();
  backstage.fault(anything({ kind: 'offline', endpoint: undefined, times: undefined }));
  expect(backstage.faults().map(({ rule }) => rule)).toEqual([{ kind: 'offline' }]);
});

test('a message without text and a journal that nobody keeps are refused', async () => {
  const { backstage } = setup();
  await expect(backstage.realtime.say('wangfang', anything(undefined))).rejects.toThrow('A text: ');
  await expect(backstage.realtime.say('wangfang', ' ')).rejects.toThrow('A text: ');
  await expect(backstage.leaveJournal(anything('old'))).rejects.toThrow('The journal: ');
});

test('of two worlds asked for at once the later one is left, with its own login', async () => {
  const { backstage } = setup();
  await Promise.all([backstage.scenario('liran'), backstage.reset()]);
  expect(backstage.situation()).toEqual({ scenario: 'fresh', persona: null });
  await expect(Promise.all([backstage.scenario('nothing'), backstage.signInAs('wangfang')])).rejects.toThrow();
  await backstage.signInAs('liran');
  expect(backstage.situation().persona).toBe('liran');
});
