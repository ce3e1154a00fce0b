import type { i18n } from 'i18next';
import { expect, test } from 'vitest';
import { type MessageLine, messageLines, suggestionLine } from '#machines/messages/message-lines.ts';
import { entrySample } from '#machines/messages/path-samples.ts';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { piecesOf } from './message-content.ts';

const { zh, en } = await textsOf();

const nothing = () => {};

const shown = (line: MessageLine, texts: i18n = zh): string =>
  markup(
    openBrowser().openTab().app,
    texts,
    <MessageBubble
      line={line}
      name="王芳"
      avatar=""
      onRetry={nothing}
      onDiscard={nothing}
      onOpenImage={nothing}
      onSuggest={nothing}
    />,
  );

const said = (
  msgType: MessageLine['message']['msgType'],
  msgContent: string,
  messagePackage: string | null = null,
): MessageLine => ({
  key: 'k',
  id: '9',
  message: { convId: '71', msgFrom: '1002', msgType, msgContent, sentTime: 1, messagePackage },
  isOwn: false,
  isFirst: true,
  state: 'sent',
  reason: null,
  hasTime: false,
});

const [sendFailed, gone] = ['对话列表加载失败，请稍后重试！', '对话不存在或已删除'];

test.each([
  ['late', sendFailed],
  ['gone', `${sendFailed} · ${gone}`],
  ['notFriend', '对方不是你的好友'],
  ['blocked', '对方已把你加入黑名单'],
] as const)(
  '[R8.5-4] a message that has failed as %s says so, is described by the reason, and can be retried or deleted',
  (reason, why) => {
    const html = shown({ ...said(0, '还在吗'), isOwn: true, state: 'failed', reason });
    const [, id, described] = html.match(/发送失败 · <span id="([^"]+)">([^<]*)</) ?? [];
    expect([described, html.includes(`aria-describedby="${id}"`)]).toEqual([why, true]);
    expect([...html.matchAll(/<button.*?>([^<>]+)<\/span><\/button>/g)].map(([, name]) => name)).toEqual([
      '重试',
      '删除',
    ]);
  },
);

const card = { postId: '700496', title: '承接燕麦奶代工', type: 9, coverImg: null };

test('[R3-52] type 0 is text, whatever looks like markup in it', () => {
  const html = shown(said(0, '周二见 <b>https://a.cn</b>'));
  expect(html).toContain('周二见 &lt;b&gt;https://a.cn&lt;/b&gt;');
  expect(html).not.toContain('<a ');
});

test('[R3-53] type 1 is a card that leads to its post', () => {
  const html = shown(said(1, JSON.stringify(card)));
  expect(html).toMatch(/<a [^>]*href="\/community\/post\/700496".*供应.*承接燕麦奶代工/);
  expect(shown(said(1, '坏掉的卡片'))).toContain('坏掉的卡片');
});

test('[R3-53] a card whose cover is none, or does not come, keeps the frame of one; a card without has none', () => {
  const withCover = (coverImg: string | null) => shown(said(1, JSON.stringify({ ...card, coverImg })));
  expect(withCover('/pictures/1.svg')).toMatch(/<span [^>]*style="aspect-ratio:1"><img [^>]*src="\/pictures\/1.svg"/);
  expect(withCover('javascript:alert(1)')).toMatch(/<span [^>]*style="aspect-ratio:1"><svg /);
  expect(withCover(null)).not.toContain('aspect-ratio');
});

test('[R3-54] type 2 is a picture with a name that opens; what is no address of a picture is not loaded', () => {
  const html = shown(said(2, 'https://files.shiye.example/a.png'));
  expect(html).toMatch(/<button[^>]*><img [^>]*src="https:\/\/files.shiye.example\/a.png" alt="王芳发的图片"/);
  expect(shown(said(2, 'javascript:alert(1)'))).not.toContain('<img ');
});

test('[R3-55] type 3 has its addresses as links that tell the other site nothing', () => {
  expect(shown(said(3, '看 https://a.cn/b，很好'))).toMatch(
    /<a [^>]*href="https:\/\/a.cn\/b" target="_blank" rel="noopener noreferrer nofollow">https:\/\/a.cn\/b<\/a>/,
  );
  expect(piecesOf('在 www.cfsa.net.cn。好').map(({ text, href }) => [text, href])).toEqual([
    ['在 ', null],
    ['www.cfsa.net.cn', 'https://www.cfsa.net.cn'],
    ['。好', null],
  ]);
  expect(piecesOf('javascript:alert(1)').map(({ href }) => href)).toEqual([null]);
});

test('[R3-56] type 900 is a package of posts, in its own field or in the content', () => {
  const bundle = JSON.stringify({ title: '几条供需，供您参考', posts: [card, card] });
  for (const html of [shown(said(900, '几条供需', bundle)), shown(said(900, bundle))]) {
    expect(html).toContain('几条供需，供您参考');
    expect(html.match(/href="\/community\/post\/700496"/g)).toHaveLength(2);
  }
});

test('[R3-57] type 901 suggests what could be said first', () => {
  const html = shown(suggestionLine([{ category: '合作', content: '您好，想了解一下合作方式。' }]));
  expect(html).toContain('可以这样开头');
  expect(html).toMatch(/<button[^>]*>您好，想了解一下合作方式。<\/button>/);
});

test('of a message of an unknown kind it is said that it cannot be shown, in the language of the page', () => {
  expect(shown(said(7, '{"voice":"a.mp3"}'))).toContain('[暂不支持查看此消息]');
  expect(shown(said(7, '{"voice":"a.mp3"}'), en)).toContain('[This message can’t be shown yet]');
  expect(shown(said(7, '{"voice":"a.mp3"}'))).not.toContain('voice');
});

test('[R7.5-17] each own message says how far it is, to everybody', () => {
  const entry = (state: OutboxEntry['state'], reason: OutboxEntry['reason'] = null): MessageLine =>
    messageLines([], [{ ...entrySample, state, reason }], '1001')[0] ?? expect.unreachable();
  expect(shown(entry('queued'))).toContain('发送中');
  expect(shown(entry('sending'), en)).toContain('Sending');
  expect(shown(entry('failed', 'blocked'))).toContain('发送失败');
  expect(shown(entry('failed', 'muted'), en)).toMatch(/Failed · .*Retry.*Delete/);
  expect(shown({ ...entry('queued'), state: 'sent' })).toContain('已发送');
});

test.each([
  ['https://en.wikipedia.org/wiki/Oat_(food)', ''],
  ['https://en.wikipedia.org/wiki/Oat_(food)', ').'],
  ['https://en.wikipedia.org/wiki/Oat_(food)', '，很好'],
  ['https://a.cn/b?x[]=1', '],'],
  ['https://baike.baidu.com/item/燕麦', ''],
  ['https://baike.baidu.com/item/燕麦2024年/历史', '。好'],
  ['https://a.cn/s?q=燕麦&page=2', '、'],
  ['https://a.cn/#燕麦', '）'],
  ['https://a.cn/燕麦', '”'],
  ['https://de.wikipedia.org/wiki/Müsli', '！'],
  ['https://a.cn/news/60600', "'!?;:"],
  // As in WeChat: CJK text after a letter or digit is not part of the URL.
  ['https://a.cn/news/60600', '看看这条'],
  ['https://a.cn', '上有'],
  ['www.cfsa.net.cn', '的公告'],
  // As on GitHub: after a slash it may be part of the URL, and a link cut short is broken.
  ['https://a.cn/看这里', ' 吧'],
])('a link ends where its address ends: %s%s', (address, after) => {
  const links = piecesOf(`（见 ${address}${after}`).filter(({ href }) => href !== null);
  expect(links.map(({ text }) => text)).toEqual([address]);
});

test('a text of very many brackets is read', () => {
  const [piece] = piecesOf(`https://a.cn/${')'.repeat(200_000)}`);
  expect(piece?.text).toBe('https://a.cn/');
});
