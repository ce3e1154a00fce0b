import { expect, test } from 'vitest';
import { deleteComment, likeComment, writeComment } from '#mocks/domain/rules/comments.ts';
import { noticePage } from '#mocks/domain/rules/notices.ts';
import type { CommentKind } from '#services/contract/comment.contract.ts';
import { Comments } from '#views/comments/Comments.tsx';
import { SystemMessage } from '#views/notice/SystemMessage.tsx';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { until } from '../harness/until.ts';

const texts = await textsOf();
const [liran, wangfang] = ['1001', '1002'] as const;

const places = {
  news: { page: 'article', path: '/news', of: (seed: Seed) => seed.news[0]?.id },
  activity: { page: 'event', path: '/events', of: (seed: Seed) => seed.activities[0]?.id },
  post: { page: 'post', path: '/community/post', of: (seed: Seed) => seed.posts().find(({ isDraft }) => !isDraft)?.id },
} as const;

type Seed = ReturnType<typeof openBrowser>['backend']['domain']['seed'];

/** A member's comment under 25 younger ones, and an answer to it below 30 others. */
const open = (kind: CommentKind) => {
  const browser = openBrowser();
  const { domain } = browser.backend;
  const { page, path, of } = places[kind];
  const entity = { type: kind, id: of(domain.seed) ?? '' };
  const write = (by: string, content: string, replyToId?: string) =>
    writeComment(domain, by, entity, { content, replyToId }).id;
  const own = write(liran, '我的评论');
  for (let at = 0; at < 30; at += 1) write('1003', `回复 ${at}`, own);
  const answer = write(wangfang, '答你', own);
  for (let at = 0; at < 25; at += 1) write('1003', `评论 ${at}`);
  const href = (id: string) => `${path}/${entity.id}?comment=${id}`;
  const at = async (id: string) => {
    const tab = browser.openTab();
    await tab.visit(href(id), 'page');
    const comments = tab.at('page-page/comments');
    const shown = () => markup(tab.app, texts.zh, <Comments actor={comments} count={60} />);
    return { tab, comments, shown };
  };
  return { ...browser, domain, page, own, answer, href, at };
};

const marked = (html: string): string =>
  [...(/<article[^>]* aria-current="true"[^>]*>.*?<\/article>/s.exec(html)?.values() ?? [])]
    .join('')
    .replaceAll(/<[^>]*>/g, ' ');

test.each(['news', 'activity', 'post'] as const)(
  '[R3-45] an address with a comment on %s loads the page that holds it, and marks it alone',
  async (kind) => {
    const { at, own } = open(kind);
    const { comments, shown } = await at(own);
    await until(() => shown().includes('我的评论'));
    expect(marked(shown())).toContain('我的评论');
    expect(shown().match(/aria-current="true"/g)).toHaveLength(1);
    expect(comments.getSnapshot().hasTag('arriving')).toBe(true);
  },
);

test('[R3-45] one with a reply opens its thread, down to it', async () => {
  const { at, answer } = open('news');
  const { shown } = await at(answer);
  await until(() => shown().includes('答你'));
  expect(marked(shown())).toContain('答你');
  expect(marked(shown())).not.toContain('我的评论');
});

test('a comment that is gone is said to be gone, and the others are shown', async () => {
  const { at, own, answer, domain } = open('post');
  deleteComment(domain, liran, 'post', own);
  for (const id of [own, answer, '1']) {
    const { shown, tab } = await at(id);
    expect(shown()).toContain('这条评论已删除或不存在');
    tab.at('page-page/comments/list').send({ type: 'part.near' });
    await until(() => shown().includes('评论 24'));
    tab.app.stop();
  }
});

test.each(['', 'abc', '１', '1 or 2'])(
  'an address that names no comment, but “%s”, shows the comments as ever',
  async (id) => {
    const { at } = open('news');
    const { shown, tab } = await at(encodeURIComponent(id));
    expect(shown()).not.toContain('这条评论已删除或不存在');
    tab.at('page-page/comments/list').send({ type: 'part.near' });
    await until(() => shown().includes('评论 24'));
    expect(shown()).not.toContain('这条评论已删除或不存在');
  },
);

test('[R5.6-3] where it could not be looked for, that is said, and it is looked for again', async () => {
  const { at, own, backend } = open('news');
  const id = backend.faults.add({ kind: 'offline', endpoint: 'newsComment.list' });
  const { shown, comments } = await at(own);
  expect(shown()).toContain('没能找到这条评论');
  backend.faults.remove(id);
  comments.send({ type: 'search.retry' });
  await until(() => marked(shown()).includes('我的评论'));
});

test.each(['news', 'activity', 'post'] as const)('[R3-45] a notice about a comment on %s leads to it', async (kind) => {
  const { openTab, answer, href } = open(kind);
  const tab = openTab();
  await tab.visit('/404');
  await tab.logIn('liran');
  await until(() => tab.app.getSnapshot().context.user?.memberId === liran);
  await tab.visit('/community/system-message#comment', 'box');
  await until(() => tab.at('page-box/list').getSnapshot().context.items?.length > 0);
  const html = markup(tab.app, texts.zh, <SystemMessage actor={tab.at('page-box')} title="系统消息" />);
  expect(html).toContain(`href="${href(answer)}"`);
});

test('[R3-44] a like of a comment leads to it', () => {
  const { domain, own, href } = open('activity');
  likeComment(domain, wangfang, 'activity', own);
  const [notice] = noticePage(domain, liran, 0, {}).records;
  expect(notice?.noticeContent).toContain(`<a href="${href(own)}">评论</a>`);
});
