import { expect, onTestFinished, test } from 'vitest';
import { selectOpen } from '#machines/messages/conversations.machine.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { openBrowser } from '../harness/open-browser.ts';

/** 李然 with a post and a conversation open; he is muted from `mute` on, and no page of his has been told. */
const setup = async (path?: string) => {
  const browser = openBrowser();
  const { backend } = browser;
  const { domain } = backend;
  const tab = browser.openTab({}, { openSocket: directSockets(backend.broker, backend.clock).open });
  onTestFinished(() => {
    tab.app.stop();
    backend.stop();
  });
  const wait = async (ms = 400) => {
    for (let step = 0; step < 20; step++) await browser.advance(ms / 20);
  };
  const postId = domain.seed.posts().find(({ isDraft }) => !isDraft)?.id;
  tab.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await wait();
  await wait();
  await tab.visit(path ?? `/community/post/${postId}`, 'page');
  const conversations = tab.app.getSnapshot().children.conversations;
  if (!conversations) throw new Error('no conversations');
  conversations.send({ type: 'conversation.select', convId: '70001' });
  await wait();
  const conversation = () => selectOpen(conversations.getSnapshot());
  return {
    backend,
    tab,
    wait,
    conversation,
    conversations,
    mute: () => Object.assign(domain.tables.members.get('1001') ?? {}, { isBanned: true }),
    role: () => tab.app.getSnapshot().context.user?.role,
  };
};

type MutedFixture = Awaited<ReturnType<typeof setup>>;

const write = (conversation: ReturnType<MutedFixture['conversation']>, text: string) => {
  conversation?.send({ type: 'text.change', text });
  conversation?.send({ type: 'message.send' });
};

test.each([
  [
    'the answer to a comment',
    undefined,
    ({ tab }: MutedFixture) => {
      const comments = tab.at('page-page/comments');
      comments.send({ type: 'comment.type', text: '价格合适' });
      comments.send({ type: 'comment.submit' });
      return () => comments.getSnapshot().context.text;
    },
    '价格合适',
  ],
  [
    'the answer to a post',
    '/community/circle/post/create',
    ({ tab }: MutedFixture) => {
      const page = tab.at('page-page');
      page.send({ type: 'field.change', field: 'type', text: 'supply' });
      page.send({ type: 'field.change', field: 'title', text: '供应燕麦粉' });
      page.send({ type: 'field.change', field: 'content', text: '现货十吨' });
      page.send({ type: 'field.change', field: 'theme', text: 'ingredients' });
      page.send({ type: 'post.submit' });
      return () => page.getSnapshot().context.typed.texts.title;
    },
    '供应燕麦粉',
  ],
  [
    'a message that cannot arrive',
    undefined,
    ({ conversations, conversation }: MutedFixture) => {
      write(conversation(), '还在吗');
      return () => conversations.getSnapshot().children.outbox?.getSnapshot().context.box.entries[0]?.msgContent;
    },
    '还在吗',
  ],
  [
    'a system message',
    undefined,
    ({ backend, conversation }: MutedFixture) => {
      conversation()?.send({ type: 'text.change', text: '还没写完' });
      backend.broker.publish('1001', destination.messages, { type: 1, message: null });
      return () => conversation()?.getSnapshot().context.text;
    },
    '还没写完',
  ],
] as const)(
  '[R6-15][R5.7-1] who is muted while the pages are open knows it everywhere, within two seconds, by %s; what was written stays',
  async (_, path, act, text) => {
    const fixture = await setup(path);
    fixture.mute();
    await fixture.wait();
    expect([fixture.role(), fixture.conversation()?.getSnapshot().context.role]).toEqual(['registered', 'registered']);
    const kept = act(fixture);
    await fixture.wait(2_000);
    expect([fixture.role(), fixture.conversation()?.getSnapshot().context.role, kept()]).toEqual([
      'muted',
      'muted',
      text,
    ]);
    write(fixture.conversation(), '再说一句');
    expect(fixture.conversation()?.getSnapshot().context).toMatchObject({ tip: 'muted', text: '再说一句' });
  },
);

test('[R6-15] a muted member whose comment was refused is not asked to log in when it is sent again', async () => {
  const { mute, wait, tab } = await setup();
  const comments = tab.at('page-page/comments');
  mute();
  comments.send({ type: 'comment.type', text: '价格合适' });
  for (let press = 0; press < 2; press += 1) {
    comments.send({ type: 'comment.submit' });
    await wait();
  }
  expect([comments.getSnapshot().hasTag('failed'), tab.app.getSnapshot().matches({ auth: 'closed' })]).toEqual([
    true,
    true,
  ]);
});
