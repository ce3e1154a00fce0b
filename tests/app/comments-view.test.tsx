import { expect, test } from 'vitest';
import { Comments } from '#views/comments/Comments.tsx';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const texts = await textsOf();

test('under a comment that is being sent it is not said that there is none', async () => {
  const { backend, openTab } = openBrowser();
  const withoutComments: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await backend.fetch(request);
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/post/posts/comment') return answer;
    const envelope = await answer.json();
    return Response.json({ ...envelope, data: { ...envelope.data, records: [], total: 0 } });
  };
  const tab = openTab({}, { fetch: withoutComments });
  const id = backend.domain.seed.posts().find(({ isDraft }) => !isDraft)?.id;
  await tab.visit(`/community/post/${id}`, 'post');
  await tab.logIn('liran');
  const comments = tab.at('page-post/comments');
  const showsEmptyText = () =>
    markup(tab.app, texts.zh, <Comments actor={comments} count={0} />).includes('还没有评论');
  expect(showsEmptyText()).toBe(true);
  backend.faults.add({ kind: 'hold', endpoint: 'postComment.create' });
  comments.send({ type: 'comment.type', text: '第一条' });
  comments.send({ type: 'comment.submit' });
  await settle();
  expect([comments.getSnapshot().hasTag('sending'), showsEmptyText()]).toEqual([true, false]);
});

test('[R6-15] who is muted while writing reads so; the text stays, can be copied, and the button is off', async () => {
  const { backend, openTab } = openBrowser();
  const tab = openTab();
  const id = backend.domain.seed.posts().find(({ isDraft }) => !isDraft)?.id;
  await tab.visit(`/community/post/${id}`, 'post');
  await tab.logIn('liran');
  const comments = tab.at('page-post/comments');
  comments.send({ type: 'comment.type', text: '价格合适' });
  Object.assign(backend.domain.tables.members.get('1001') ?? {}, { isBanned: true });
  comments.send({ type: 'comment.submit' });
  await settle();
  const html = markup(tab.app, texts.zh, <Comments actor={comments} count={0} />);
  const [box = ''] = /<textarea[^>]*>[^<]*</.exec(html) ?? [];
  expect([box.includes('readOnly=""'), box.includes('disabled'), box.includes('>价格合适<')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(<span[^>]*>)?发表评论</);
});
