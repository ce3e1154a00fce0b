import { onTestFinished } from 'vitest';
import { selectOpen } from '#machines/messages/conversations.machine.ts';
import { directSockets, type Passage } from '#mocks/broker/direct-socket.ts';
import { sendMessage } from '#mocks/domain/rules/messages.ts';
import { openBrowser } from './open-browser.ts';

/** 李然 with his conversations: 70001 is with 王芳, 70002 is very long, 70040 with one who has blocked him. */
export const openMessages = async (persona = 'liran') => {
  const browser = openBrowser();
  const { backend } = browser;
  let passage: Passage = () => [0];
  const direct = directSockets(backend.broker, backend.clock, (direction, frame) => passage(direction, frame));
  /** From then on frames arrive so. */
  const setPassage = (next: Passage) => {
    passage = next;
  };
  const sockets = { ...direct, setPassage };
  const tab = browser.openTab({}, { openSocket: sockets.open });
  onTestFinished(() => {
    tab.app.stop();
    backend.stop();
  });
  const wait = async (ms = 200) => {
    for (let step = 0; step < 8; step++) await browser.advance(ms / 8);
  };
  tab.app.send({ type: 'sso.returned', ticket: `sso-${persona}` });
  await wait();
  await wait();
  const found = tab.app.getSnapshot().children.conversations;
  if (!found) throw new Error('no conversations');
  const conversations = () => found.getSnapshot();
  const open = async (convId: string) => {
    found.send({ type: 'conversation.select', convId });
    await wait();
    const ref = selectOpen(conversations());
    if (!ref) throw new Error(`${convId} did not open`);
    return ref;
  };
  /** The other side writes. */
  const receive = async (convId: string, msgContent: string, msgFrom = '1002') => {
    sendMessage(backend.domain, {
      convId,
      msgFrom,
      msgTo: '1001',
      msgType: 0,
      msgContent,
      sentTime: backend.clock.now(),
    });
    await wait();
  };
  const unreadOf = (convId: string) => conversations().context.list.find(({ id }) => id === convId)?.unreadMessageCount;
  const pending = () => conversations().children.outbox?.getSnapshot().context.box.entries ?? [];
  const notices = () =>
    tab.app
      .getSnapshot()
      .children.notices?.getSnapshot()
      .context.notices.map(({ key }: { key: string }) => key);
  return { ...browser, ...tab, sockets, actor: found, conversations, open, receive, unreadOf, pending, notices, wait };
};
