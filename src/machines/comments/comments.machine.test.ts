import { expect, test } from 'vitest';
import type { Comment } from '#services/contract/comment.contract.ts';
import type { Role } from '#services/contract/permissions.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { draftsMachine, selectDraft } from '../drafts/drafts.machine.ts';
import { commentsMachine, selectCountChange } from './comments.machine.ts';

const [createPath, deletePath, repliesPath] = [
  '/news/news/comment',
  '/news/news/comment/:id',
  '/news/news/comment/:id/replies',
];
const subject = 'comment:news:7';
const comment = (id: string, content = '学到了'): Comment => ({
  id,
  content,
  createdTime: 0,
  author: { memberId: '1001', name: '李然', avatar: '', company: '', position: '' },
  likeCount: 0,
  isLiked: false,
  replyCount: 0,
  isMine: true,
  replyTo: null,
});
const member = { type: 'user.changed', memberId: '1001', role: 'registered' } as const;

const start = async (isMember = true) => {
  const chart = await inParent(
    commentsMachine('news'),
    { id: '7' },
    { residents: isMember ? {} : { drafts: draftsMachine } },
  );
  if (isMember) await chart.send({ ...member, how: 'known' });
  const context = () => chart.child.getSnapshot().context;
  const bodies = () => chart.calls.filter(({ sent }) => sent.body !== undefined).map(({ sent }) => sent.body);
  return { ...chart, context, bodies };
};

test('[R1-15 R7.6-11] what is written stands there, and the text is empty again', async () => {
  const { send, context, bodies, call, child, receivedOf } = await start();
  await send({ type: 'comment.type', text: ' 学到了 ' });
  await send({ type: 'comment.submit' });
  expect([child.getSnapshot().hasTag('sending'), bodies()]).toEqual([true, [{ entityId: '7', content: '学到了' }]]);
  await call().answer(comment('9'));
  expect(context()).toMatchObject({ text: '', written: [{ threadId: null, comment: comment('9') }] });
  expect(selectCountChange(child.getSnapshot())).toBe(1);
  expect(receivedOf('draft.save')).toEqual([{ type: 'draft.save', subject, fields: { text: ' 学到了 ' } }]);
  expect(receivedOf('draft.drop')).toEqual([{ type: 'draft.drop', subject }]);
});

test('[R7.6-11] a failure keeps the text, and it can be sent again', async () => {
  const { send, context, bodies, call, child } = await start();
  await send({ type: 'comment.type', text: '学到了' });
  await send({ type: 'comment.submit' });
  await call().fail({ tag: 'offline' });
  expect([child.getSnapshot().hasTag('failed'), context().text]).toEqual([true, '学到了']);
  await send({ type: 'comment.submit' });
  expect(call().sent).toMatchObject({ path: '/news/news/comment', query: { entityId: '7' } });
  await call().answer({ records: [], total: 0, current: 1, size: 50 });
  await call().answer(comment('9'));
  expect([bodies().length, context().text]).toEqual([2, '']);
});

test('[R7.6-11] that the network was not there is said until it is back; any other reason until it is sent again', async () => {
  const { send, context, call, child } = await start();
  await send({ type: 'comment.type', text: '学到了' });
  await send({ type: 'comment.submit' });
  await call().fail({ tag: 'offline' });
  await send({ type: 'connection.returned' });
  expect([child.getSnapshot().hasTag('failed'), context()]).toEqual([
    false,
    expect.objectContaining({ text: '学到了', failure: null }),
  ]);
  await send({ type: 'comment.submit' });
  await call().fail({ tag: 'timeout' });
  await send({ type: 'connection.returned' });
  expect([child.getSnapshot().hasTag('failed'), context().failure]).toEqual([true, { tag: 'timeout' }]);
});

test('[R7.6-11] what had arrived although no answer came is found, and not sent again', async () => {
  const { send, context, bodies, call } = await start();
  await send({ type: 'comment.type', text: '学到了' });
  await send({ type: 'comment.submit' });
  await call().fail({ tag: 'timeout' });
  await send({ type: 'comment.submit' });
  const arrived = { ...comment('9'), createdTime: 1 };
  await call().answer({ records: [arrived], total: 1, current: 1, size: 50 });
  expect([bodies().length, context().text, context().written]).toEqual([1, '', [{ threadId: null, comment: arrived }]]);
});

test('a reply names what it answers and stands in its thread', async () => {
  const { send, context, bodies, call } = await start();
  await send({ type: 'comment.reply', threadId: '1', id: '2', name: '王芳' });
  await send({ type: 'comment.type', text: '同感' });
  await send({ type: 'comment.submit' });
  await call().answer(comment('9', '同感'));
  expect(bodies()).toEqual([{ entityId: '7', content: '同感', replyToId: '2' }]);
  expect(context()).toMatchObject({ answered: null, written: [{ threadId: '1' }] });
});

test('an empty text and one that is too long are not sent', async () => {
  const { send, context, bodies } = await start();
  await send({ type: 'comment.type', text: '  ' });
  await send({ type: 'comment.submit' });
  expect(context().error).toBe('empty');
  await send({ type: 'comment.type', text: '好'.repeat(501) });
  expect(context().error).toBeNull();
  await send({ type: 'comment.submit' });
  expect([context().error, bodies()]).toEqual(['tooLong', []]);
});

test('a guest is asked to log in; the text stays, and is sent when the press is repeated', async () => {
  const { send, context, bodies, receivedOf } = await start(false);
  await send({ type: 'comment.type', text: '学到了' });
  await send({ type: 'comment.submit' });
  const pending = { to: expect.any(String), event: { type: 'comment.submit' } };
  expect([receivedOf('login.wanted'), context().text, bodies()]).toEqual([
    [{ type: 'login.wanted', byTap: true, pending }],
    '学到了',
    [],
  ]);
  await send({ ...member, how: 'entered' });
  await send({ type: 'comment.submit' });
  expect(bodies()).toEqual([{ entityId: '7', content: '学到了' }]);
});

test('[R6-15] a muted member is told so, and nothing is sent', async () => {
  const { send, bodies, receivedOf } = await start();
  await send({ ...member, role: 'muted', how: 'entered' });
  await send({ type: 'comment.type', text: '学到了' });
  await send({ type: 'comment.submit' });
  expect([bodies(), receivedOf('notice.show')]).toEqual([
    [],
    [{ type: 'notice.show', tone: 'bad', key: 'failure:forbidden' }],
  ]);
});

test('[R7.6-12] a comment goes at once when it is deleted, after a question, and comes back when that fails', async () => {
  const { send, context, paths, call, child } = await start();
  await send({ type: 'comment.delete', id: '9' });
  expect(child.getSnapshot().hasTag('confirming')).toBe(true);
  await send({ type: 'delete.cancel' });
  expect([context().gone, paths().includes(deletePath ?? '')]).toEqual([[], false]);
  await send({ type: 'comment.delete', id: '9' });
  await send({ type: 'delete.confirm' });
  expect([context().gone, call().sent.path]).toEqual([['9'], deletePath]);
  await call().fail({ tag: 'offline' });
  expect(context().gone).toEqual([]);
});

test('[R7.6-12] a second comment can be deleted while the first is on its way, and the backend hears of both', async () => {
  const { send, context, paths, call } = await start();
  for (const id of ['9', '8']) {
    await send({ type: 'comment.delete', id });
    await send({ type: 'delete.confirm' });
  }
  expect([context().gone, call().sent.params]).toEqual([['9', '8'], { id: '9' }]);
  await call().fail({ tag: 'offline' });
  expect([context().gone, call().sent.params]).toEqual([['8'], { id: '8' }]);
  await call().answer(true);
  expect([context().gone, context().leaving]).toEqual([['8'], []]);
  expect(paths().filter((path) => path === deletePath)).toHaveLength(2);
});

test('[R7.6-7][R7.6-8] comments are loaded when the user comes near, replies when they are opened', async () => {
  const { send, calls, child, tick } = await start();
  expect(calls).toEqual([]);
  child.getSnapshot().children.list?.send({ type: 'part.near' });
  await tick();
  expect(calls[0]?.sent).toMatchObject({ path: createPath, query: { entityId: '7', current: 1, size: 10 } });
  await send({ type: 'thread.open', id: '1' });
  expect(calls.at(-1)?.sent).toMatchObject({ path: repliesPath, params: { id: '1' } });
  await send({ type: 'thread.close', id: '1' });
  expect(Object.keys(child.getSnapshot().context.threads)).toEqual([]);
});

const drafting = async () => {
  const opened = await start(false);
  const drafts = opened.system.get('drafts');
  const become = async (memberId: string | null, how: 'known' | 'entered' | 'left', role: Role = 'registered') => {
    const changed = { type: 'user.changed', memberId, role: memberId === null ? 'guest' : role, how } as const;
    drafts.send(changed);
    await opened.send(changed);
  };
  const keep = (owner: string, text: string, at = subject) =>
    drafts.send({ type: 'draft.save', owner, subject: at, fields: { text } });
  const draft = (owner: string) => selectDraft(drafts.getSnapshot(), `${owner}:${subject}`)?.text ?? null;
  const write = (text: string) => opened.send({ type: 'comment.type', text });
  return { ...opened, become, keep, draft, write };
};

test('what was typed before a reload is put back; what a member typed is not left for the next', async () => {
  const { context, become, keep } = await drafting();
  keep('1001', '别处', 'comment:news:8');
  await become('1001', 'known');
  expect(context().text).toBe('');
  keep('1001', '学到了');
  await become('1001', 'entered');
  expect(context().text).toBe('学到了');
  await become(null, 'left');
  expect(context()).toMatchObject({ text: '', written: [], role: 'guest' });
});

test('another member finds the own draft, not the text of the one before, and writes on in it', async () => {
  const { context, become, keep, draft, write } = await drafting();
  await become('1001', 'known');
  await write('李然写的');
  keep('1002', '王芳写的');
  await become('1002', 'left');
  expect(context().text).toBe('王芳写的');
  await write('王芳写的，续');
  expect([draft('1001'), draft('1002')]).toEqual(['李然写的', '王芳写的，续']);
});

test('a guest who logs in goes on with the text; the older draft of the member stays, and is back once it is sent', async () => {
  const { context, become, keep, draft, write, send, call, bodies } = await drafting();
  keep('1001', '上次没写完');
  await become(null, 'known');
  await write('学到了');
  await become('1001', 'entered');
  expect([context().text, draft('1001'), draft('guest')]).toEqual(['学到了', '上次没写完\n学到了', null]);
  await write('学到了！');
  await become('1001', 'entered');
  expect([context().text, draft('1001')]).toEqual(['学到了！', '上次没写完\n学到了！']);
  await send({ type: 'comment.submit' });
  await call().answer(comment('9'));
  expect([bodies(), context().text, draft('1001')]).toEqual([
    [{ entityId: '7', content: '学到了！' }],
    '上次没写完',
    '上次没写完',
  ]);
});

test('what a guest wants to send goes after the login, and leaves the older draft alone', async () => {
  const { context, become, keep, draft, write, send, call, bodies } = await drafting();
  keep('1001', '上次没写完');
  await become(null, 'known');
  await write('学到了');
  await become('1001', 'entered');
  await send({ type: 'comment.submit' });
  await call().answer(comment('9'));
  expect([bodies().length, context().text, draft('1001'), draft('guest')]).toEqual([
    1,
    '上次没写完',
    '上次没写完',
    null,
  ]);
});

test('what an unregistered member has written is not shown to another who logs in instead', async () => {
  const { context, become, draft, write, send, bodies } = await drafting();
  await become('1004', 'known', 'unregistered');
  await write('陈半写的');
  await send({ type: 'comment.submit' });
  await become('1002', 'left');
  expect([bodies(), context().text, draft('1004'), draft('1002')]).toEqual([[], '', '陈半写的', null]);
});
