import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sendMessage } from '#mocks/domain/rules/messages.ts';
import { createBackend, type NodeBackend } from '#mocks/hosts/node.ts';
import { openPlainBrowser } from '../../tests/harness/browser.ts';
import { runChaos } from '../../tests/harness/chaos.ts';
import { settle } from '../../tests/harness/virtual-clock.ts';
import { conversationRows } from './conversation.ts';
import { median, megabytes, ms, type Row } from './measure.ts';

/** Sum of ten runs: 10,000 messages in 200 conversations, 1,000 disconnections. */
const seeds = Array.from({ length: 10 }, (_, index) => 101 + index * 13);
const plan = { messages: 1_000, cuts: 100, conversations: 20, reloads: 10 };

const promise = async (): Promise<readonly Row[]> => {
  const sums = { lost: 0, doubled: 0, outOfOrder: 0, wronglyShown: 0, leftInOutbox: 0, lostByNaive: 0 };
  for (const seed of seeds) {
    const result = await runChaos({ seed, ...plan });
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += result[key];
  }
  const messages = seeds.length * plan.messages;
  const what = `${messages.toLocaleString('en')} messages, ${(seeds.length * plan.cuts).toLocaleString('en')} disconnects`;
  const row = (name: string, value: number): Row => ({
    what: `${what}: ${name}`,
    value: `${value}`,
    goal: '0',
  });
  return [
    {
      ...row('lost', sums.lost),
      ratio: `a client that sends and hopes lost ${((100 * sums.lostByNaive) / messages).toFixed(1)} %`,
    },
    row('doubled', sums.doubled),
    row('out of order', sums.outOfOrder),
    row('conversations that a side shows otherwise', sums.wronglyShown),
    row('left in the outbox', sums.leftInOutbox),
  ];
};

const [long, short] = ['70002', '70003'] as const;

const open = async (backend: NodeBackend, host: { readonly journalLimit?: number } = {}) => {
  const browser = openPlainBrowser(backend);
  const { app } = browser.openTab({}, host);
  const wait = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 1) await browser.advance(20);
  };
  app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await wait(20);
  const { conversations } = app.getSnapshot().children;
  if (!conversations) throw new Error('no conversations');
  return { app, conversations, wait };
};

const opening = async (convId: string): Promise<number> => {
  const backend = createBackend();
  const { app, conversations } = await open(backend);
  const start = performance.now();
  conversations.send({ type: 'conversation.select', convId });
  const isThere = () =>
    (conversations.getSnapshot().context.refs[convId]?.getSnapshot().context.messages.length ?? 0) > 0;
  while (!isThere()) await new Promise<void>((done) => setImmediate(done));
  const ms = performance.now() - start;
  app.stop();
  backend.stop();
  return ms;
};

const openings = async (): Promise<readonly Row[]> => {
  const times: Record<string, number> = {};
  for (const convId of [long, short]) {
    const rounds: number[] = [];
    for (let round = 0; round < 7; round += 1) rounds.push(await opening(convId));
    times[convId] = median(rounds);
  }
  const [atLong = 0, atShort = 0] = [times[long], times[short]];
  return [
    {
      what: 'opening the conversation of 5,000 messages: the newest is in the chart',
      value: ms(atLong),
      ratio: `${(atLong / atShort).toFixed(2)} × a short conversation`,
      goal: '< 150 ms',
    },
  ];
};

/** Heap bytes after garbage collection; weak references are cleared only between two tasks. */
const heapMeter = (): (() => Promise<number>) => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return async () => {
    for (let round = 0; round < 4; round += 1) {
      if (typeof collect === 'function') collect();
      await new Promise<void>((done) => setImmediate(done));
    }
    return process.memoryUsage().heapUsed;
  };
};

const received = 5_000;
const batch = 50;
const warmUp = 1_000;

/** Heap growth by 5,000 received messages, with or without the app. */
const growth = async (
  heap: () => Promise<number>,
  host: { readonly journalLimit?: number } | null,
): Promise<number> => {
  const backend = createBackend();
  const { domain, clock } = backend;
  const listener = host && (await open(backend, host));
  listener?.conversations.send({ type: 'conversation.select', convId: '70001' });
  await listener?.wait(10);
  const write = (index: number): void =>
    void sendMessage(domain, {
      convId: '70001',
      msgFrom: '1002',
      msgTo: '1001',
      msgType: 0,
      msgContent: `第 ${index} 批样品已经寄出，请查收`,
      sentTime: clock.now() + index,
    });
  const receive = async (from: number, count: number): Promise<number> => {
    for (let index = from; index < from + count; index += 1) {
      write(index);
      if (index % batch === 0) await (listener ? listener.wait(60) : settle());
    }
    await listener?.wait(200);
    return heap();
  };
  const before = await receive(0, warmUp);
  const after = await receive(warmUp, received);
  const shown = listener?.conversations.getSnapshot().context.refs['70001']?.getSnapshot().context.messages.length;
  if (listener && shown !== undefined && shown < received) throw new Error(`only ${shown} messages came`);
  listener?.app.stop();
  backend.stop();
  return after - before;
};

/** The journal is limited to 20,000 entries, so it is measured separately. */
const memory = async (): Promise<readonly Row[]> => {
  const heap = heapMeter();
  const alone = await growth(heap, null);
  const app = (await growth(heap, { journalLimit: 100 })) - alone;
  const whole = (await growth(heap, {})) - alone;
  return [
    {
      what: `${received.toLocaleString('en')} messages received in the open conversation: the app's memory grows by`,
      value: megabytes(app),
      ratio: `the simulated backend's own: ${megabytes(alone)}`,
      goal: '< 5 MB',
    },
    {
      what: 'the journal of the same, which then is about full',
      value: megabytes(whole - app),
      ratio: `${((whole - app) / app).toFixed(1)} × the messages`,
    },
  ];
};

export const messageRows = async (): Promise<readonly Row[]> => [
  ...(await openings()),
  ...(await conversationRows()),
  ...(await memory()),
  ...(await promise()),
];
