import { parseArgs } from 'node:util';
import { Client } from '@stomp/stompjs';
import { WebSocket as NodeSocket } from 'ws';
import { messageLines } from '#machines/messages/message-lines.ts';
import { pushesOf } from '#mocks/broker/pushes.ts';
import { createClock, systemTime } from '#mocks/clock.ts';
import { openConversation, receiveFrame } from '#mocks/domain/rules/messages.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { seededRandom } from '#mocks/random.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { openPlainBrowser } from '../tests/harness/browser.ts';
import { endAfter } from './lib/time-limit.ts';
import { deliveryOf, sumOf } from './rabbit/delivery.ts';
import { brokerControl, type CutKind, disturbed, drawCuts } from './rabbit/disturbances.ts';
import { type MappedLine, mappedSocket } from './rabbit/mapped-socket.ts';
import mapping from './rabbit/mapping.json' with { type: 'json' };
import { naiveClient } from './rabbit/naive.ts';

/**
 * `npm run rabbit -- [--messages 10000] [--cuts 100] [--minutes 9] [--ctl …/rabbitmqctl] [--seed 7] [--all] [--url ws://…]`: the app
 * over RabbitMQ's web-STOMP plugin with failures of every kind (docs/realtime.md), beside a client without retry. The mock
 * backend stores the broker's messages; redelivered ones are dropped by key, unless `--all`. Writing ends at half time.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'ws://127.0.0.1:15674/ws' },
    messages: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '9' },
    ctl: { type: 'string' },
    seed: { type: 'string', default: '7' },
    all: { type: 'boolean', default: false },
  },
});
const [wanted, cutCount, minutes] = [Number(values.messages), Number(values.cuts), Number(values.minutes)];
const begun = Date.now();
endAfter(minutes);
const conversations = 20;
const members = { liran: '1001', wangfang: '1002' } as const;
type Side = keyof typeof members;
const sides: readonly Side[] = ['liran', 'wangfang'];

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const random = seededRandom(Number(values.seed));
const backend = createBackend({ clock: createClock(systemTime()) });
const { domain } = backend;
await backend.others.stop();

/** Part of every text: ignores messages of earlier runs in the queue. */
const run = Date.now().toString(36);

/** The backend's side of the broker: receives messages and pushes to both members. */
const service = new Client({
  webSocketFactory: () => new NodeSocket(values.url, ['v12.stomp']) as unknown as WebSocket,
  connectHeaders: mapping.connect,
  reconnectDelay: 200,
  // A stopping broker still accepts sockets.
  connectionTimeout: 5_000,
});
const known = new Set<string>();
let again = 0;
const queue = mapping.destinations[destination.send];
await new Promise<void>((ready, refused) => {
  service.onConnect = () => {
    service.subscribe(queue, ({ body }) => {
      // RabbitMQ does not authenticate the sender, so the message's own field is trusted.
      const { msgFrom, convId, sentTime, msgContent } = JSON.parse(body);
      if (!String(msgContent).startsWith(run)) return;
      const key = [msgFrom, convId, sentTime].join();
      if (known.has(key)) again += 1;
      if (known.has(key) && !values.all) return;
      known.add(key);
      receiveFrame(domain, { user: String(msgFrom), destination: destination.send, body });
    });
    ready();
  };
  service.onWebSocketClose = refused;
  service.activate();
}).catch(() => {
  console.error(`No broker at ${values.url}. How to start one: docs/realtime.md`);
  process.exit(1);
});
service.onWebSocketClose = () => {};
domain.subscribe((event) => {
  for (const { to, push } of pushesOf(domain, event)) {
    if (service.connected)
      service.publish({
        destination: mapping.destinations[destination.messages].replace('{member}', to),
        body: JSON.stringify(push),
      });
  }
});

const convIds = Array.from({ length: conversations + 1 }, (_, index) => {
  const contextId = domain.seed.posts()[index]?.id ?? '';
  return openConversation(domain, members.liran, { members: [members.wangfang], contextType: 'post', contextId }).id;
});
const naiveId = convIds.pop() ?? '';

let live: readonly MappedLine[] = [];
const openSocket = (side: Side) => (): WebSocket => {
  const line = mappedSocket(values.url, mapping, members[side], disturbed(random));
  live = [...live, line].slice(-6);
  return line.socket;
};
const open = (side: Side) => {
  const { app } = openPlainBrowser(backend).openTab({}, { openSocket: openSocket(side) });
  app.send({ type: 'sso.returned', ticket: `sso-${side}` });
  return app;
};
const naive = naiveClient(openSocket('liran'));
const apps = { liran: open('liran'), wangfang: open('wangfang') };
const talksOf = (side: Side) => apps[side].getSnapshot().children.conversations;
const refOf = (side: Side, convId: string) => talksOf(side)?.getSnapshot().context.refs[convId];
const outboxOf = (side: Side) => talksOf(side)?.getSnapshot().children.outbox?.getSnapshot().context.box.entries ?? [];
while (!sides.every((side) => (talksOf(side)?.getSnapshot().context.list.length ?? 0) >= conversations))
  await sleep(50);

const broken: Record<CutKind, number> = { reset: 0, 'half-open': 0, killBroker: 0, restartBroker: 0 };
const control = values.ctl === undefined ? null : brokerControl(values.ctl);
const injectFault = async (kind: CutKind): Promise<void> => {
  if (control && (kind === 'killBroker' || kind === 'restartBroker')) {
    await control[kind]();
    broken[kind] += 1;
    return;
  }
  for (const { cut } of live) broken[kind] += cut(kind === 'half-open') ? 1 : 0;
};

const started = Date.now();
const cuts = drawCuts(cutCount, control !== null, random);
const written = new Map<string, string[]>();
let [done, lastFault] = [0, Promise.resolve()];
while (done < wanted && Date.now() - begun < minutes * 30_000) {
  const side = sides[Math.floor(random() * 2)] ?? 'liran';
  const convId = convIds[Math.floor(random() * conversations)] ?? '';
  talksOf(side)?.send({ type: 'conversation.select', convId });
  const ref = refOf(side, convId);
  if (ref?.getSnapshot().matches({ composer: 'writing' })) {
    const text = `${run}-${side}-${done}`;
    ref.send({ type: 'text.change', text });
    ref.send({ type: 'message.send' });
    written.set(`${convId}:${side}`, [...(written.get(`${convId}:${side}`) ?? []), text]);
    const naiveMessage = { convId: naiveId, msgFrom: members.liran, msgTo: members.wangfang, msgType: 0 };
    naive.send(JSON.stringify({ ...naiveMessage, msgContent: text, sentTime: started + done }));
    done += 1;
    const kind = cuts[Math.floor((done * cuts.length) / wanted) - 1];
    const isDue = Math.floor((done * cuts.length) / wanted) > Math.floor(((done - 1) * cuts.length) / wanted);
    if (kind && isDue) lastFault = lastFault.then(() => injectFault(kind));
    if (done % 1_000 === 0) console.error(`${done} written, ${known.size} stored`);
  }
  await sleep(5);
}
await lastFault;
const storedIn = (convId: string) => domain.tables.messages.get(convId) ?? [];
const shownTo = (side: Side, convId: string) =>
  messageLines(refOf(side, convId)?.getSnapshot().context.messages ?? [], [], members[side]);
/** Loads older messages until both sides have every conversation completely. */
const readAll = async (): Promise<void> => {
  for (const side of sides) {
    for (const convId of convIds) {
      talksOf(side)?.send({ type: 'conversation.select', convId });
      for (let turn = 0; turn < 3_000 && !refOf(side, convId)?.getSnapshot().context.isAll; turn += 1) {
        refOf(side, convId)?.send({ type: 'history.older' });
        await sleep(2);
      }
    }
  }
};
const isAllShown = (): boolean =>
  convIds.every((convId) => {
    const count = new Set(storedIn(convId).map(({ msgContent }) => msgContent)).size;
    return sides.every((side) => shownTo(side, convId).length >= count);
  });
const secondsUntil = async (isSo: () => boolean, most: number): Promise<number> => {
  const from = Date.now();
  while (!isSo() && Date.now() - from < most * 1_000) await sleep(500);
  return Math.round((Date.now() - from) / 1_000);
};
const pending = (): number => sides.reduce((sum, side) => sum + outboxOf(side).length, 0);
const writing = Math.round((Date.now() - started) / 1_000);
const arriving = await secondsUntil(() => pending() === 0, minutes * 15);
await readAll();
// Missed pushes are found by comparing the lists, once a minute.
const showing = await secondsUntil(isAllShown, 90);

const [stored, shown] = [[], []] as [ReturnType<typeof deliveryOf>[], ReturnType<typeof deliveryOf>[]];
for (const convId of convIds) {
  for (const writer of sides) {
    const texts = written.get(`${convId}:${writer}`) ?? [];
    const from = ({ msgFrom }: { readonly msgFrom: string }) => msgFrom === members[writer];
    stored.push(
      deliveryOf(
        texts,
        storedIn(convId)
          .filter(from)
          .map(({ msgContent }) => msgContent),
      ),
    );
    for (const reader of sides) {
      const seen = shownTo(reader, convId)
        .map(({ message }) => message)
        .filter(from);
      shown.push(
        deliveryOf(
          texts,
          seen.map(({ msgContent }) => msgContent),
        ),
      );
    }
  }
}
const lostByNaive = done - new Set(storedIn(naiveId).map(({ msgContent }) => msgContent)).size;
const [inBackend, onPages] = [sumOf(stored), sumOf(shown)];
console.table({ 'connections broken': broken });
console.table({ 'stored by the backend': inBackend, 'shown on both sides': onPages });
console.table([
  {
    messages: done,
    'seconds of writing': writing,
    'until all was stored': arriving,
    'until all was shown': showing,
    'brought twice by the queue': again,
    'left in the outbox': pending(),
    'lost by a client that sends and hopes': lostByNaive,
  },
]);
for (const side of sides) apps[side].stop();
await naive.close();
await service.deactivate();
backend.stop();
/** With `--all`, the backend may store 1 of 200 twice; no page may show it. */
const mostDoubled = values.all ? done / 200 : 0;
const isKept =
  inBackend.lost + inBackend.outOfOrder + onPages.lost + onPages.doubled + onPages.outOfOrder + pending() === 0 &&
  inBackend.doubled <= mostDoubled;
if (lostByNaive === 0) console.error('Nothing was disturbed: a client that sends and hopes lost nothing either.');
process.exit(isKept && (lostByNaive > 0 || cutCount === 0) ? 0 : 1);
