import { expect, test } from 'vitest';
import { commentRefusal } from '#services/contract/comment.contract.ts';
import type { Failure } from '#services/failure.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { postRemovalMachine } from './post-removal.machine.ts';

const path = '/post/posts/:id';
const offline: Failure = { tag: 'offline' };
const refused: Failure = { tag: 'refused', code: 900, msg: '暂时不能删除', data: null };

const start = async () => {
  const removal = await inParent(postRemovalMachine, { id: '701' });
  return { ...removal, at: () => removal.child.getSnapshot() };
};

test('an own post is deleted once it is confirmed; it is said, and the user is led to the list of the latest', async () => {
  const { send, at, sentTo, pending, received } = await start();
  await send({ type: 'delete.confirm' }, { type: 'post.delete' });
  expect([at().value, at().hasTag('confirming'), sentTo(path)]).toEqual(['confirming', true, []]);
  await send({ type: 'delete.cancel' });
  expect([at().hasTag('confirming'), sentTo(path)]).toEqual([false, []]);
  await send({ type: 'post.delete' }, { type: 'delete.confirm' }, { type: 'delete.confirm' });
  expect([at().hasTag('confirming'), at().hasTag('removing')]).toEqual([true, true]);
  expect(sentTo(path).map(({ params }) => params)).toEqual([{ id: '701' }]);
  await pending(path).answer(true);
  expect([at().value, at().hasTag('confirming')]).toEqual(['gone', false]);
  expect(received).toEqual([
    { type: 'notice.show', tone: 'good', key: 'post:delete.done' },
    { type: 'route.wanted', name: 'post.tagPosts', params: { postTag: 'latest' } },
  ]);
});

test.each([
  [offline, { key: 'failure:offline' }],
  [refused, { key: 'failure:refused', text: '暂时不能删除' }],
  [{ ...refused, msg: '' }, { key: 'failure:refused' }],
] as const)('what keeps it from being deleted is said, and it can be tried again: %j', async (failure, notice) => {
  const { send, at, pending, sentTo, received } = await start();
  await send({ type: 'post.delete' }, { type: 'delete.confirm' });
  await pending(path).fail(failure);
  expect([at().value, received]).toEqual(['resting', [{ type: 'notice.show', tone: 'bad', ...notice }]]);
  await send({ type: 'post.delete' }, { type: 'delete.confirm' });
  expect(sentTo(path)).toHaveLength(2);
});

test.each<Failure>([{ tag: 'missing' }, { tag: 'refused', code: commentRefusal.notFound, msg: '', data: null }])(
  'what is not there any more is deleted: %j',
  async (failure) => {
    const { send, at, pending } = await start();
    await send({ type: 'post.delete' }, { type: 'delete.confirm' });
    await pending(path).fail(failure);
    expect(at().value).toBe('gone');
  },
);
