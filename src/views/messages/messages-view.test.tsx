import { expect, test } from 'vitest';
import { openConversation } from '#mocks/domain/rules/messages.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { Messages } from './Messages.tsx';

const texts = await textsOf();

const show = async (persona: string, path = '/community/message/list'): Promise<string> => {
  const tab = openBrowser().openTab();
  await tab.visit(path, path);
  await tab.logIn(persona);
  return markup(tab.app, texts.zh, <Messages actor={tab.at('conversations')} linked />);
};

test('[R8.5-10] who has chosen no conversation is asked to; who has none is shown how to begin one', async () => {
  const said = [await show('liran'), await show('muted')].map((html) =>
    ['请选择一个对话对象', '这里还没有对话', '去找同行'].map((words) => html.includes(words)),
  );
  expect(said).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
});

test.each([
  ['of none', 'liran', '/community/message/999999'],
  ['of others', 'muted', '/community/message/70001'],
])(
  '[R2.6-21] the address of a conversation %s says so by a heading, with a way to the list',
  async (_, persona, path) => {
    const html = await show(persona, path);
    expect(html).toMatch(/<h2[^>]*>对话不存在或已删除</);
    expect(html).toMatch(/<a [^>]*href="\/community\/message\/list"[^>]*>(<span[^>]*>)?查看全部私信/);
  },
);

test('[R8.5-7] that one has to be a friend first is said before anything is written, with the way there', async () => {
  const browser = openBrowser();
  const { id } = openConversation(browser.backend.domain, '1001', {
    members: ['1003'],
    contextType: null,
    contextId: null,
  });
  const tab = browser.openTab();
  await tab.visit(`/community/message/${id}`);
  await tab.logIn('liran');
  const html = markup(tab.app, texts.zh, <Messages actor={tab.at('conversations')} linked />);
  const said = '对方不是你的好友，请先发送好友申请，对方接受后才能发起私信';
  expect(html.split(said).length - 1).toBe(1);
  expect(html).toMatch(new RegExp(`${said}.*>加好友<.*<textarea`));
});

test('[R8.5-9][R5.7-1] who is muted has the button off, and reads why above the text that stays', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/community/message/70001');
  await tab.logIn('liran');
  const actor = tab.at('conversations');
  actor.getSnapshot().context.refs['70001']?.send({ type: 'text.change', text: '还没写完' });
  const html = () => markup(tab.app, texts.zh, <Messages actor={actor} linked />);
  const isOff = () => /<button[^>]*aria-disabled="true"[^>]*>(<span[^>]*>)?发送</.test(html());
  expect(isOff()).toBe(false);
  Object.assign(browser.backend.domain.tables.members.get('1001') ?? {}, { isBanned: true });
  tab.at('session').send({ type: 'member.changed' });
  await settle();
  expect(isOff()).toBe(true);
  expect(html()).toMatch(/您的帐号已被禁言，请联系管理员.*<textarea[^>]*>还没写完</);
});

test.each([
  ['the list', 'message.list', '/community/message/list', '对话列表加载失败'],
  ['the list that the address waits for', 'message.list', '/community/message/70001', '私信对话加载失败'],
  ['the messages of a conversation', 'message.history', '/community/message/70001', '私信对话加载失败'],
])('[R8.5-2 R8.5-3] offline, %s cannot be loaded, and the reason is the network', async (_, endpoint, path, title) => {
  const browser = openBrowser();
  browser.backend.faults.add({ kind: 'offline', endpoint });
  const tab = browser.openTab();
  await tab.visit(path);
  await tab.logIn('liran');
  const html = markup(tab.app, texts.zh, <Messages actor={tab.at('conversations')} linked />);
  expect(html).toMatch(new RegExp(`${title}，请稍后重试</p><p[^>]*>网络`));
});

test('[R8.5-3] offline, a new conversation cannot be begun, and the reason is the network', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/community/message/list');
  await tab.logIn('liran');
  browser.backend.faults.add({ kind: 'offline', endpoint: 'message.create' });
  tab.app.send({ type: 'conversation.begin', memberId: '1002', postId: null });
  await settle();
  const html = markup(tab.app, texts.zh, <Messages actor={tab.at('conversations')} linked />);
  expect(html).toMatch(/私信对话加载失败，请稍后重试<\/p><p[^>]*>网络/);
});
