import { Context } from 'effect';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, setup } from 'xstate';
import { bindEnv } from '#machines/kit/env.ts';
import { listenersFor } from '#machines/kit/listeners.ts';
import { realtimeMachine } from '#machines/messages/realtime.machine.ts';
import { createBroker } from '#mocks/broker/broker.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { systemTime } from '#mocks/clock.ts';
import { realTimers } from '#mocks/hosts/backend.ts';
import { seededRandom } from '#mocks/random.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { Chance, Sockets, Store, Time } from '#services/env.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { fakeEnv } from '../harness/fake-env.ts';
import { settle } from '../harness/virtual-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const [second, minute] = [1_000, 60_000];

/** How the server at the other end is. `delay`: what a frame takes, in milliseconds. */
interface Server {
  readonly beat?: number;
  readonly isReceipting?: boolean;
  readonly delay?: number;
  /** What it does not take from the second of its kind on: it answers nothing, or with an error. */
  readonly refuses?: 'silently' | 'with an error';
}

const isAsking = (frame: string): boolean => frame.startsWith('SUBSCRIBE') && !frame.includes('receipt:subscribed-1\n');

/** The live channel over a server, all in the time of the test. */
const openLine = async ({ beat = 0, isReceipting = true, delay = 20, refuses }: Server) => {
  const clock = systemTime();
  let hasReceipts = isReceipting;
  const broker = createBroker({
    authenticate: () => '1001',
    receive: () => {},
    timers: realTimers(),
    heartbeat: [beat, 10 * second],
  });
  const probes: number[] = [];
  const downs: number[] = [];
  let connections = 0;
  const sockets = directSockets(broker, clock, (direction, frame) => {
    if (direction === 'up' && isAsking(frame)) {
      probes.push(Date.now());
      if (refuses === 'silently') return [];
      if (refuses === 'with an error') broker.drop(1002);
    }
    return direction === 'down' && frame.startsWith('RECEIPT') && !hasReceipts ? [] : [delay];
  });
  const store = makeStore(memoryOrigin().tab());
  store.save(stored.session, {
    token: 't',
    refreshToken: 'r',
    expiresAt: Date.now() + 10 ** 9,
    identity: '1001',
    loginTime: Date.now(),
  });
  const parent = createActor(
    setup({ actors: { realtime: realtimeMachine } }).createMachine({
      invoke: [
        ...(listenersFor(realtimeMachine, ({ type }) => {
          if (type === 'realtime.down') downs.push(Date.now());
        }).filter(({ id }) => id !== 'realtime') as never[]),
        { id: 'realtime', src: 'realtime', input: { memberId: '1001' } },
      ],
    }),
    { clock },
  );
  const { env } = fakeEnv();
  bindEnv(
    parent.system,
    env.pipe(
      Context.add(Store, store),
      Context.add(Time, clock),
      Context.add(Chance, { token: () => '08000000' }),
      Context.add(Sockets, {
        open: (token) => {
          connections += 1;
          return sockets.open(token);
        },
      }),
    ),
  );
  parent.start();
  const realtime: ActorRefFrom<typeof realtimeMachine> | undefined = parent.getSnapshot().children.realtime;
  if (!realtime) throw new Error('no live channel');
  const pass = async (ms: number) => {
    for (let rest = ms; rest > 0; rest -= 100) {
      await vi.advanceTimersByTimeAsync(Math.min(100, rest));
      await settle();
    }
  };
  const isUp = () => realtime.getSnapshot().hasTag('up');
  const untilUp = async () => {
    while (!isUp()) await pass(100);
  };
  /** Cuts the line without a word, and gives the milliseconds until that is noticed. */
  const cutSilently = async (): Promise<number> => {
    const [from, before] = [Date.now(), downs.length];
    sockets.cut(true);
    return noticed(from, before);
  };
  const noticed = async (from: number, before: number): Promise<number> => {
    while (downs.length === before && Date.now() - from < 10 * minute) await pass(100);
    const at = downs[before];
    if (at === undefined) throw new Error('never noticed');
    await untilUp();
    return at - from;
  };
  await untilUp();
  return {
    realtime,
    sockets,
    pass,
    isUp,
    cutSilently,
    noticedFrom: (from: number) => noticed(from, downs.length),
    probes,
    connections: () => connections,
    withholdReceipts: () => {
      hasReceipts = false;
    },
    close: () => {
      parent.stop();
      broker.drop(1001);
    },
  };
};

/** Servers that let themselves be heard: by answers, by beats, or both. */
const answering: readonly (readonly [string, Server])[] = [
  ['answers and never beats', {}],
  ['answers and beats every 10 s', { beat: 10 * second }],
  ['answers after 3 s and never beats', { delay: 1_500 }],
  ['never answers and beats every 4 s', { beat: 4 * second, isReceipting: false }],
];

test.each(answering)(
  '[R7.5-12] a dead line is noticed within 10 s by who only reads, of a server that %s',
  async (_, server) => {
    const random = seededRandom(3);
    const line = await openLine(server);
    for (let cut = 0; cut < 12; cut += 1) {
      await line.pass(10 * second + Math.floor(random() * 20 * second));
      expect(line.isUp()).toBe(true);
      expect(await line.cutSilently()).toBeLessThanOrEqual(10 * second);
    }
    line.close();
  },
);

test.each(answering)('[R7.5-12] a line that is only quiet is never cut, of a server that %s', async (_, server) => {
  const line = await openLine(server);
  await line.pass(20 * minute);
  expect([line.isUp(), line.connections()]).toEqual([true, 1]);
  await line.cutSilently();
  expect(line.connections()).toBe(2);
  line.close();
});

test('[R7.5-12] a server that beats as often as it is wished is never asked while it lives', async () => {
  const line = await openLine({ beat: 4 * second });
  await line.pass(10 * minute);
  expect(line.probes).toEqual([]);
  await line.cutSilently();
  expect(line.probes.length).toBeGreaterThan(0);
  line.close();
});

test('[R7.5-12] a server of which nothing is to be heard is left in peace', async () => {
  const line = await openLine({ isReceipting: false });
  await line.pass(20 * minute);
  expect([line.probes, line.connections()]).toEqual([[], 1]);
  line.close();
});

test.each([['silently'], ['with an error']] as const)(
  '[R7.5-12] a server that refuses to be asked (%s) loses two lines by it, and no more',
  async (refuses) => {
    const line = await openLine({ refuses });
    await line.pass(30 * minute);
    expect([line.isUp(), line.connections(), line.probes.length]).toEqual([true, 3, 2]);
    line.close();
  },
);

test('[R7.5-12] a server that stops to answer while it lives loses one line by it', async () => {
  const line = await openLine({});
  await line.pass(minute);
  line.withholdReceipts();
  await line.pass(30 * minute);
  expect([line.isUp(), line.connections()]).toEqual([true, 2]);
  line.close();
});

test('[R7.5-12] lines that die often do not end the asking: each is noticed within 10 s', async () => {
  const line = await openLine({});
  for (let cut = 0; cut < 6; cut += 1) {
    expect(await line.cutSilently()).toBeLessThanOrEqual(10 * second);
    await line.pass(100);
  }
  line.close();
});

test('[R7.5-12] a page that nobody sees asks nothing, and at once when it is seen again', async () => {
  const line = await openLine({});
  await line.pass(minute);
  const before = line.probes.length;
  expect(before).toBeGreaterThan(5);
  line.realtime.send({ type: 'page.hidden' });
  await line.pass(10 * minute);
  line.sockets.cut(true);
  await line.pass(10 * minute);
  expect([line.probes.length, line.isUp()]).toEqual([before, true]);
  line.realtime.send({ type: 'page.shown' });
  expect(await line.noticedFrom(Date.now())).toBeLessThanOrEqual(4 * second);
  line.close();
});
