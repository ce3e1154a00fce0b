import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { selectNotices } from '#machines/shared/notices.machine.ts';
import { selectOpen } from '#machines/social/conversations.machine.ts';
import { selectAtRisk } from '#machines/social/outbox.machine.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { deleteConversation, sendMessage } from '#mocks/domain/rules/messages.ts';
import { uploadHostPath } from '#mocks/domain/rules/uploads.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import type { StoreHost } from '#services/storage/record-store.ts';
import { wouldLose } from '#views/shell/leaving.ts';
import { openBrowser } from '../harness/app.ts';
import { chosen } from '../harness/pictures.ts';
import { settle } from '../harness/virtual-clock.ts';

const [liran, wangfang] = ['1001', '1002'] as const;
const convId = '70001';
const day = 24 * 60 * 60 * 1_000;
const million = 2 ** 20;

let translate: (key: string) => string;
beforeAll(async () => {
  const { i18n } = await startI18n('zh', ['messages']);
  translate = (key) => i18n.t(key as never);
});

const until = async (isSo: () => boolean | undefined) => {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await settle();
  expect(isSo()).toBe(true);
};

interface Odd {
  /** What the device's clock is off by, in milliseconds. */
  readonly skew?: number;
  /** The browser has no room left. */
  readonly isFull?: boolean;
}

/** 李然 with his conversation with 王芳 open, and everything in the test's hands. */
const setup = async ({ skew = 0, isFull = false }: Odd = {}) => {
  const browser = openBrowser();
  const { backend } = browser;
  const { world, clock } = backend;
  const sockets = directSockets(backend.broker, clock);
  const opened: WebSocket[] = [];
  const host = browser.storage.tab();
  let hasRoom = !isFull;
  let isDown = false;
  const setDown = (down: boolean) => {
    isDown = down;
    if (down) sockets.cut(false);
  };
  const store: StoreHost = {
    ...host,
    storage: () => ({
      ...host.storage(),
      setItem: (key, text) => {
        if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
        host.storage().setItem(key, text);
      },
    }),
  };
  const makeRoom = () => {
    hasRoom = true;
  };
  const { app } = browser.openTab(
    {},
    {
      clock: { ...clock, now: () => clock.now() + skew },
      openSocket: (token) => {
        if (isDown) throw new Error('no way to the server');
        const socket = sockets.open(token);
        opened.push(socket);
        return socket;
      },
      store,
    },
  );
  onTestFinished(() => {
    app.stop();
    backend.stop();
  });
  const wait = async (ms = 400) => {
    for (let step = 0; step < 20; step += 1) await browser.advance(ms / 20);
  };
  app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await wait();
  await wait();
  const conversations = () => {
    const found = app.getSnapshot().children.conversations;
    if (!found) throw new Error('no conversations');
    return found;
  };
  const open = async (id = convId) => {
    conversations().send({ type: 'conversation.select', convId: id });
    await wait();
    const ref = selectOpen(conversations().getSnapshot());
    if (!ref) throw new Error(`${id} did not open`);
    return ref;
  };
  const shown = () =>
    conversations()
      .getSnapshot()
      .context.refs[convId]?.getSnapshot()
      .context.messages.map(({ msgContent }) => msgContent) ?? [];
  const write = async (text: string) => {
    const ref = await open();
    ref.send({ type: 'text.change', text });
    ref.send({ type: 'message.send' });
  };
  const hear = (msgContent: string, id = convId, msgFrom: string = wangfang) =>
    sendMessage(world, { convId: id, msgFrom, msgTo: liran, msgType: 0, msgContent, sentTime: clock.now() });
  const stored = () => (world.tables.messages.get(convId) ?? []).map(({ msgContent }) => msgContent);
  const waiting = () => conversations().getSnapshot().children.outbox?.getSnapshot().context.box.entries ?? [];
  const said = () => {
    const { notices } = app.getSnapshot().children;
    return notices ? selectNotices(notices.getSnapshot()).map(({ key }) => translate(key)) : [];
  };
  /** Something the server never should have sent comes down the line. */
  const inject = (data: string) =>
    opened
      .at(-1)
      ?.onmessage?.call(opened.at(-1) as WebSocket, Object.assign(new Event('message'), { data }) as MessageEvent);
  await backend.others.stop();
  await open();
  return {
    app,
    makeRoom,
    setDown,
    backend,
    world,
    sockets,
    inject,
    wait,
    conversations,
    open,
    shown,
    write,
    hear,
    stored,
    waiting,
    said,
  };
};
type Stage = Awaited<ReturnType<typeof setup>>;

/** What both sides say afterwards is there once, on both sides, and nothing waits. */
const nothingIsLost = async ({ write, hear, wait, shown, stored, waiting }: Stage) => {
  await write('之后我说的');
  await wait();
  hear('之后她说的');
  await wait(61_000);
  await wait(15_000);
  const both = ['之后我说的', '之后她说的'];
  const kept = stored().filter((text) => both.includes(text));
  // Whose message comes first depends on how long the line was dead.
  expect(kept.toSorted()).toEqual(both.toSorted());
  expect(shown().filter((text) => both.includes(text))).toEqual(kept);
  expect(waiting()).toEqual([]);
};

const frame = (body: string, length = new TextEncoder().encode(body).length): string =>
  `MESSAGE\nsubscription:sub-0\nmessage-id:1\ndestination:/user/queue/messages\ncontent-length:${length}\n\n${body}\0`;
const big = 'x'.repeat(million);

test.each<readonly [string, string, (stage: Stage) => Promise<void> | void]>([
  ['', 'a frame that is none', ({ inject }) => void inject('no frame at all\n\n\0')],
  ['', 'a frame without a command', ({ inject }) => void inject('\u0000\u0000\n:\n\n\u0000')],
  ['[R7.5-15]', 'a push whose body is no JSON', ({ inject }) => void inject(frame('<html>502</html>'))],
  ['[R7.5-15]', 'a push of another shape', ({ inject }) => void inject(frame('{"type":"1","message":{"id":{}}}'))],
  [
    '',
    'a frame that announces more than it brings, and so swallows those after it',
    ({ inject }) => void inject(frame('{"type":1', 9_000)),
  ],
  ['', 'a frame of 1 MB of nothing', ({ inject }) => void inject(frame(big))],
  [
    '[R4.6-7]',
    'a message of 1 MB that the backend does not have',
    async ({ backend, conversations, wait }) => {
      const known = conversations().getSnapshot().context.refs[convId]?.getSnapshot().context.messages.at(-1);
      backend.broker.publish(liran, destination.messages, {
        type: 0,
        message: { ...known, id: '1', msgFrom: wangfang, msgTo: liran, msgContent: big, sentTime: 1 },
      });
      await wait();
    },
  ],
  [
    '[R7.5-16]',
    'CONNECT is refused once, and the token renewed',
    async ({ backend, sockets, wait }) => {
      backend.faults.add({ kind: 'status', status: 401, endpoint: 'message.list', times: 1 });
      sockets.cut(false);
      await wait(5_000);
    },
  ],
  [
    '[R7.5-17]',
    'a server that says nothing any more, without closing the line',
    async ({ sockets }) => sockets.cut(true),
  ],
  [
    '[R8.5-2]',
    'a list that cannot be read anew',
    async ({ backend, conversations, wait }) => {
      backend.faults.add({ kind: 'html', endpoint: 'message.list', times: 2 });
      conversations().send({ type: 'list.refresh' });
      await wait();
      expect(conversations().getSnapshot().context.list).toHaveLength(40);
    },
  ],
])('%s %s: nothing is lost, nothing is doubled', async (_, __, happen) => {
  const stage = await setup();
  await happen(stage);
  await stage.wait();
  await nothingIsLost(stage);
});

test('[R4.6-11] a push for a conversation that the member has deleted brings it back, with what is new alone', async () => {
  const { conversations, hear, wait, world } = await setup();
  deleteConversation(world, liran, '70003');
  conversations().send({ type: 'list.refresh' });
  await wait();
  const found = () =>
    conversations()
      .getSnapshot()
      .context.list.find(({ id }) => id === '70003');
  expect(found()).toBeUndefined();
  const other = world.tables.conversations.get('70003')?.memberIds.find((id) => id !== liran) ?? '';
  hear('在吗', '70003', other);
  await wait();
  expect(found()).toMatchObject({ unreadMessageCount: 1, historyTotal: 1, lastMessage: { msgContent: '在吗' } });
});

test('[R7.5-12][R8.5-4] a login that has ended: what was written waits, and goes out once when the same member is back', async () => {
  const { app, backend, world, sockets, open, wait, stored, conversations } = await setup();
  const ref = await open();
  for (const { family } of [...world.tables.families.values()]) world.commit({ type: 'token.revoked', family });
  sockets.cut(false);
  ref.send({ type: 'text.change', text: '登录过期时写的' });
  ref.send({ type: 'message.send' });
  await wait(20_000);
  expect(stored()).toEqual([]);
  expect(app.getSnapshot().children.session?.getSnapshot().hasTag('authenticated')).toBe(false);
  const credentials = loginBySso(world, 'sso-liran');
  app.getSnapshot().children.session?.send({ type: 'session.opened', credentials, at: backend.clock.now() });
  await wait(20_000);
  await wait(20_000);
  expect(stored()).toEqual(['登录过期时写的']);
  expect(conversations().getSnapshot().children.outbox?.getSnapshot().context.box.entries).toEqual([]);
});

test('[R8.5-1] templates that cannot be loaded say so, and come when they are asked for again', async () => {
  const { backend, conversations, wait } = await setup();
  backend.faults.add({ kind: 'status', endpoint: 'message.templates', times: 1 });
  conversations().send({ type: 'templates.wanted' });
  await wait();
  const templates = () => conversations().getSnapshot().children.templates?.getSnapshot();
  expect([templates()?.hasTag('failed'), translate('messages:templatesFailed')]).toEqual([true, '获取对话模板失败']);
  conversations().getSnapshot().children.templates?.send({ type: 'resource.retry' });
  await wait();
  expect(templates()?.context.data?.length).toBeGreaterThan(3);
});

test.each([-day, day])(
  'a device clock that is wrong by %i ms: messages keep their order, on both sides',
  async (skew) => {
    const stage = await setup({ skew });
    await stage.write('第一句');
    await stage.wait();
    stage.hear('第二句');
    await stage.wait();
    await stage.write('第三句');
    await stage.wait(2_000);
    const all = ['第一句', '第二句', '第三句'];
    expect(stage.stored()).toEqual(all);
    expect(stage.shown().slice(-3)).toEqual(all);
    await nothingIsLost(stage);
  },
);

test('a browser without room: what is written is sent all the same, once', async () => {
  const stage = await setup({ isFull: true });
  await stage.write('存不下也要发出去');
  await stage.wait();
  expect(stage.stored()).toEqual(['存不下也要发出去']);
  await nothingIsLost(stage);
});

test('[R7.5-17] what cannot be stored and is not sent yet is said to live as long as the page; who leaves is asked', async () => {
  const stage = await setup({ isFull: true });
  const atRisk = () => {
    const outbox = stage.conversations().getSnapshot().children.outbox;
    return [outbox ? selectAtRisk(outbox.getSnapshot()) : null, wouldLose(stage.app)];
  };
  expect(atRisk()).toEqual([false, false]);
  stage.setDown(true);
  await stage.write('存不下，也发不出');
  await stage.wait();
  expect(atRisk()).toEqual([true, true]);
  stage.makeRoom();
  await stage.write('有地方了');
  await stage.wait(6_000);
  expect(atRisk()).toEqual([false, false]);
  stage.setDown(false);
  await stage.wait(60_000);
  expect(stage.stored()).toEqual(['存不下，也发不出', '有地方了']);
});

test('what is typed and cannot be stored is not lost with the page unasked; sent, nobody is asked any more', async () => {
  const stage = await setup({ isFull: true });
  const ref = await stage.open();
  ref.send({ type: 'text.change', text: '还没发' });
  await stage.wait();
  expect(wouldLose(stage.app)).toBe(true);
  ref.send({ type: 'message.send' });
  await stage.wait();
  expect([stage.stored(), wouldLose(stage.app)]).toEqual([['还没发'], false]);
});

test.each([
  ['refused with 403', { kind: 'status', status: 403 }],
  ['cut half-way', { kind: 'offline' }],
] as const)(
  '[R8.5-12] an upload that is %s says so; tried again, the picture arrives once, in the conversation in which it began',
  async (_, fault) => {
    const { backend, open, wait, stored, waiting, world } = await setup();
    const ref = await open();
    const { images } = ref.getSnapshot().children;
    if (!images) throw new Error('no pictures');
    backend.faults.add({ ...fault, endpoint: uploadHostPath, times: 3 });
    images.send({ type: 'images.choose', images: [chosen()] });
    await until(() => ref.getSnapshot().context.tip !== null);
    expect([ref.getSnapshot().context.tip, translate('messages:imageFailed')]).toEqual(['imageFailed', '图片发送失败']);
    expect([stored(), waiting()]).toEqual([[], []]);
    backend.faults.clear();
    await open('70002');
    const [picture] = Object.values(images.getSnapshot().context.uploads);
    picture?.send({ type: 'upload.retry' });
    await until(() => Object.keys(images.getSnapshot().context.uploads).length === 0);
    await wait(2_000);
    expect(world.tables.messages.get(convId)).toMatchObject([{ msgType: 2, msgFrom: liran }]);
    expect([world.tables.messages.get('70002'), waiting()]).toEqual([undefined, []]);
  },
);
