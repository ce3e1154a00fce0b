import { selectOpen } from '#machines/messages/conversations.machine.ts';
import { messageLines } from '#machines/messages/message-lines.ts';
import { selectEntries, selectOverdue } from '#machines/messages/outbox.machine.ts';
import { directSockets, type Passage } from '#mocks/broker/direct-socket.ts';
import { sendMessage } from '#mocks/domain/rules/messages.ts';
import { type Outbox, type OutboxEntry, stored } from '#services/contract/stored.contract.ts';
import type { StoreHost } from '#services/storage/record-store.ts';
import { openBrowser } from '../open-browser.ts';

export const [liran, wangfang] = ['1001', '1002'] as const;
/** Theirs. */
export const convId = '70001';

const onTime: Passage = () => [0];

interface Odd {
  /** What the device's clock is off by, in milliseconds. */
  readonly skew?: number;
  /** The browser has no room left. */
  readonly isFull?: boolean;
  /** Draws what is left to chance. */
  readonly token?: (length: number) => string;
  /** What an earlier page left in the outbox, where it cannot be read. */
  readonly unreadable?: readonly OutboxEntry[];
}

/** 李然 with his conversation with 王芳 open, and everything in the test's hands; `close` ends it. */
export const openConversationFixture = async ({ skew = 0, isFull = false, unreadable, token }: Odd = {}) => {
  const browser = openBrowser();
  const { backend } = browser;
  const { domain, clock } = backend;
  let passage: Passage = onTime;
  const sockets = directSockets(backend.broker, clock, (direction, frame) => passage(direction, frame));
  const opened: WebSocket[] = [];
  const host = browser.storage.tab();
  let hasSpace = !isFull;
  let isDown = false;
  const setDown = (down: boolean) => {
    isDown = down;
    if (down) sockets.cut(false);
  };
  const openSocket = (token: string): WebSocket => {
    if (isDown) throw new Error('no way to the server');
    const socket = sockets.open(token);
    opened.push(socket);
    return socket;
  };
  let isBlind = unreadable !== undefined;
  const { key, version } = stored.outbox;
  if (unreadable)
    host.storage().setItem(key, JSON.stringify({ version, value: { entries: unreadable, done: [] } satisfies Outbox }));
  const store: StoreHost = {
    ...host,
    storage: () => ({
      ...host.storage(),
      getItem: (name) => {
        if (isBlind && name === key) throw new DOMException('denied', 'SecurityError');
        return host.storage().getItem(name);
      },
      setItem: (key, text) => {
        if (!hasSpace) throw new DOMException('full', 'QuotaExceededError');
        host.storage().setItem(key, text);
      },
    }),
  };
  const makeSpace = () => {
    hasSpace = true;
  };
  const letRead = () => {
    isBlind = false;
  };
  const { app } = browser.openTab(
    {},
    {
      clock: { ...clock, now: () => clock.now() + skew },
      openSocket,
      store,
      ...(token ? { token } : {}),
    },
  );
  const wait = async (ms = 400, steps = 20) => {
    for (let step = 0; step < steps; step += 1) await browser.advance(ms / steps);
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
  /** The log as it is drawn, in this tab or another. */
  const lines = (tab = conversations(), id = convId) => {
    const { refs, memberId } = tab.getSnapshot().context;
    const { messages = [], confirmed = [] } = refs[id]?.getSnapshot().context ?? {};
    const outbox = tab.getSnapshot().children.outbox?.getSnapshot();
    if (!outbox) throw new Error('no outbox');
    return messageLines(messages, [...confirmed, ...selectEntries(outbox, id)], memberId, selectOverdue(outbox));
  };
  const write = async (text: string) => {
    const ref = await open();
    ref.send({ type: 'text.change', text });
    ref.send({ type: 'message.send' });
  };
  const receive = (msgContent: string, id = convId, msgFrom: string = wangfang) =>
    sendMessage(domain, { convId: id, msgFrom, msgTo: liran, msgType: 0, msgContent, sentTime: clock.now() });
  const arrived = () => (domain.tables.messages.get(convId) ?? []).map(({ msgContent }) => msgContent);
  const waiting = () => conversations().getSnapshot().children.outbox?.getSnapshot().context.box.entries ?? [];
  /** Something the server never should have sent comes down the line. */
  const inject = (data: string) =>
    opened
      .at(-1)
      ?.onmessage?.call(opened.at(-1) as WebSocket, Object.assign(new Event('message'), { data }) as MessageEvent);
  await backend.others.stop();
  await open();
  return {
    app,
    close: () => {
      app.stop();
      backend.stop();
    },
    /** From now on frames arrive so; null: at once. */
    setPassage: (next: Passage | null) => {
      passage = next ?? onTime;
    },
    makeSpace,
    letRead,
    setDown,
    backend,
    domain,
    sockets,
    inject,
    wait,
    conversations,
    open,
    shown,
    lines,
    openTab: () => browser.openTab({}, { openSocket, ...(token ? { token } : {}) }),
    write,
    receive,
    stored: arrived,
    waiting,
  };
};
export type ConversationFixture = Awaited<ReturnType<typeof openConversationFixture>>;
