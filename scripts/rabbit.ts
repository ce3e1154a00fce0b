import { parseArgs } from 'node:util';
import { Client } from '@stomp/stompjs';
import { WebSocket as NodeSocket } from 'ws';
import { pushesOf } from '#mocks/broker/pushes.ts';
import { createClock, systemTime } from '#mocks/clock.ts';
import { openConversation, receiveFrame } from '#mocks/domain/rules/messages.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { seededRandom } from '#mocks/random.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { openPlainBrowser } from '../tests/harness/browser.ts';
import { mappedSocket } from './rabbit/mapped-socket.ts';
import mapping from './rabbit/mapping.json' with { type: 'json' };

/**
 * `npx node scripts/rabbit.ts [--url ws://127.0.0.1:15674/ws] [--messages 1000] [--cuts 20] [--all]`: 李然 and 王芳 write to each
 * other by the app's own charts over RabbitMQ's web-STOMP plugin while connections break (docs/realtime.md). The rest of
 * the backend is the simulated one, which stores what comes out of the broker and pushes through it. What the queue brings a second
 * time is told by its key, unless `--all` has everything stored.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'ws://127.0.0.1:15674/ws' },
    messages: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '20' },
    all: { type: 'boolean', default: false },
  },
});
const [wanted, cuts] = [Number(values.messages), Number(values.cuts)];
const conversations = 20;
const members = { liran: '1001', wangfang: '1002' } as const;
type Side = keyof typeof members;
const sides: readonly Side[] = ['liran', 'wangfang'];

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const random = seededRandom(7);
const backend = createBackend({ clock: createClock(systemTime()) });
const { world } = backend;
await backend.others.stop();

/** The backend at the broker: takes what members send, and tells both sides. */
const service = new Client({
  webSocketFactory: () => new NodeSocket(values.url, ['v12.stomp']) as unknown as WebSocket,
  connectHeaders: mapping.connect,
  reconnectDelay: 200,
});
const known = new Set<string>();
let again = 0;
const queue = mapping.destinations[destination.send];
await new Promise<void>((ready, refused) => {
  service.onConnect = () => {
    service.subscribe(queue, ({ body }) => {
      // RabbitMQ does not say who has sent it: here the message's own word is taken.
      const { msgFrom, convId, sentTime } = JSON.parse(body);
      const key = [msgFrom, convId, sentTime].join();
      if (known.has(key)) again += 1;
      if (known.has(key) && !values.all) return;
      known.add(key);
      receiveFrame(world, { user: String(msgFrom), destination: destination.send, body });
    });
    ready();
  };
  service.onWebSocketError = () => refused(new Error(`No broker at ${values.url}. How to start one: docs/realtime.md`));
  service.activate();
});
service.onWebSocketError = () => {};
world.subscribe((event) => {
  for (const { to, push } of pushesOf(world, event)) {
    if (service.connected)
      service.publish({
        destination: mapping.destinations[destination.messages].replace('{member}', to),
        body: JSON.stringify(push),
      });
  }
});

const convIds = Array.from({ length: conversations }, (_, index) => {
  const contextId = world.seed.posts()[index]?.id ?? '';
  return openConversation(world, members.liran, { members: [members.wangfang], contextType: 'post', contextId }).id;
});

let live: readonly (() => boolean)[] = [];
const open = (side: Side) => {
  const openSocket = () => {
    const { socket, cut } = mappedSocket(values.url, mapping, members[side]);
    live = [...live, cut].slice(-4);
    return socket;
  };
  const { app } = openPlainBrowser(backend).openTab({}, { openSocket });
  app.send({ type: 'sso.returned', ticket: `sso-${side}` });
  return app;
};
const apps = { liran: open('liran'), wangfang: open('wangfang') };
const talksOf = (side: Side) => apps[side].getSnapshot().children.conversations;
const refOf = (side: Side, convId: string) => talksOf(side)?.getSnapshot().context.refs[convId];
while (!sides.every((side) => (talksOf(side)?.getSnapshot().context.list.length ?? 0) >= conversations))
  await sleep(50);

const started = Date.now();
const written = new Map<string, string[]>();
let broken = 0;
for (let index = 0; index < wanted; ) {
  const side = sides[Math.floor(random() * 2)] ?? 'liran';
  const convId = convIds[Math.floor(random() * conversations)] ?? '';
  talksOf(side)?.send({ type: 'conversation.select', convId });
  const ref = refOf(side, convId);
  if (ref?.getSnapshot().matches({ composer: 'writing' })) {
    const text = `${side}-${index}`;
    ref.send({ type: 'text.change', text });
    ref.send({ type: 'message.send' });
    written.set(`${convId}:${side}`, [...(written.get(`${convId}:${side}`) ?? []), text]);
    index += 1;
    if (cuts > 0 && index % Math.max(1, Math.floor(wanted / cuts)) === 0) {
      for (const cut of live) broken += cut() ? 1 : 0;
    }
  }
  await sleep(5);
}
const pending = (): number =>
  sides.reduce(
    (sum, side) => sum + (talksOf(side)?.getSnapshot().children.outbox?.getSnapshot().context.box.entries.length ?? 0),
    0,
  );
for (let second = 0; second < 300 && pending() > 0; second += 1) await sleep(1_000);

let [lost, doubled, outOfOrder] = [0, 0, 0];
for (const convId of convIds) {
  for (const side of sides) {
    const sent = written.get(`${convId}:${side}`) ?? [];
    const got = (world.tables.messages.get(convId) ?? [])
      .filter(({ msgFrom }) => msgFrom === members[side])
      .map(({ msgContent }) => msgContent);
    lost += sent.filter((text) => !got.includes(text)).length;
    doubled += got.length - new Set(got).size;
    outOfOrder += [...new Set(got)].join() === sent.filter((text) => got.includes(text)).join() ? 0 : 1;
  }
}
console.table([
  {
    messages: wanted,
    'connections broken': broken,
    seconds: Math.round((Date.now() - started) / 1_000),
    lost,
    'brought twice by the queue': again,
    doubled,
    'out of order': outOfOrder,
    'left in the outbox': pending(),
  },
]);
for (const side of sides) apps[side].stop();
await service.deactivate();
backend.stop();
process.exit(lost + doubled + outOfOrder + pending() > 0 ? 1 : 0);
