import { expect, test } from 'vitest';
import type { Comment } from '#services/contract/comment.contract.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const open = async () => {
  const browser = openBrowser();
  const { domain } = browser.backend;
  const id = domain.seed.posts().find(({ isDraft }) => !isDraft)?.id ?? '';
  const visit = async () => {
    const tab = browser.openTab();
    await tab.visit(`/community/post/${id}`, 'post');
    const comments = tab.at('page-post/comments');
    const send = async (event: { readonly type: string } & Record<string, unknown>) => {
      comments.send(event);
      await settle();
    };
    const listed = (): readonly Comment[] => tab.at('page-post/comments/list').getSnapshot().context.items;
    return { tab, comments, send, listed };
  };
  return { ...browser, domain, visit };
};

test('[R1-15 R7.3-17 R3-36] a member comments on a post; it stands there for everybody, with its grey words masked', async () => {
  const { visit } = await open();
  const { tab, comments, send } = await visit();
  await tab.logIn('liran');
  await send({ type: 'comment.type', text: '价格合适，加微信详谈' });
  await send({ type: 'comment.submit' });
  expect(comments.getSnapshot().context.written).toMatchObject([{ comment: { content: '价格合适，***详谈' } }]);
  const other = await visit();
  const found = other.listed()[0];
  expect(found).toMatchObject({ content: '价格合适，***详谈', replyCount: 0, author: { memberId: '1001' } });
});

test('[R7.3-17] replies and likes are counted, and what its author deletes is gone with the replies to it', async () => {
  const { visit, backend, advance } = await open();
  const first = await visit();
  await first.tab.logIn('liran');
  for (const text of ['一', '二', '三']) {
    await first.send({ type: 'comment.type', text });
    await first.send({ type: 'comment.submit' });
    await advance(1_000);
  }
  const [third, second] = (await visit()).listed();
  if (!third || !second) throw new Error('no comments');
  const answer = { type: 'comment.reply', threadId: third.id, id: third.id, name: '李然' };
  await first.send(answer);
  await first.send({ type: 'comment.type', text: '补充一句' });
  await first.send({ type: 'comment.submit' });
  first.tab.app.send({
    type: 'reaction.press',
    reaction: { act: 'like', type: 'postComment', id: third.id },
    on: false,
  });
  await settle();
  expect((await visit()).listed()[0]).toMatchObject({ id: third.id, replyCount: 1, likeCount: 1 });
  backend.faults.add({ kind: 'hold', endpoint: 'postComment.delete' });
  for (const { id } of [third, second]) {
    await first.send({ type: 'comment.delete', id });
    await first.send({ type: 'delete.confirm' });
  }
  expect(first.comments.getSnapshot().context.gone).toEqual([third.id, second.id]);
  backend.faults.clear();
  backend.faults.release();
  await settle();
  expect(first.comments.getSnapshot().context.leaving).toEqual([]);
  const left = (await visit()).listed();
  expect(left[0]?.content).toBe('一');
});
