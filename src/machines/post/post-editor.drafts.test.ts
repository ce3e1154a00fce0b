import { expect, test } from 'vitest';
import { change, detail, draftWith, post, posts, start, user, written } from '../../../tests/harness/post-editor.ts';
import { selectText } from '../kit/form.ts';
import { selectIsTouched, selectPictures } from './post-editor.machine.ts';

test('a draft is that of the post it belongs to; what the address names wins over it', async () => {
  const drafts = { 'post:701': draftWith('改'), 'post:new': draftWith() };
  const fresh = await start({ params: {}, user }, {}, drafts);
  expect([fresh.title(), fresh.at().hasTag('restored')]).toEqual(['供应燕麦粉', true]);
  const old = await start({ params: { id: '701' }, user }, {}, drafts);
  await old.pending(post).answer(detail);
  expect([old.title(), old.at().hasTag('restored')]).toEqual(['改', true]);
  const circle = await start({ params: { circle: '41' }, user }, {}, drafts);
  expect([circle.title(), selectText(circle.at(), 'circleId')]).toEqual(['供应燕麦粉', '41']);
  expect((await start({ params: {}, user })).at().hasTag('restored')).toBe(false);
});

test('what was written here meanwhile is not replaced by what was left before', async () => {
  const { send, type, title } = await start();
  await send(type('新写的'), { type: 'draft.found', subject: 'post:new', fields: draftWith() });
  expect(title()).toBe('新写的');
});

test('leaving asks only where something would be left: stay, keep it, or throw it away', async () => {
  const { send, at, receivedOf, title, type, drafts } = await start({ params: { circle: '41' }, user });
  expect(selectText(at(), 'circleId')).toBe('41');
  await send({ type: 'editor.leave' });
  expect([at().hasTag('leaving'), receivedOf('route.wanted')]).toMatchObject([
    false,
    [{ name: 'post.circle', params: { id: '41' } }],
  ]);
  await send(type('写了'), { type: 'editor.leave' });
  expect([at().hasTag('leaving'), receivedOf('route.wanted').length]).toEqual([true, 1]);
  await send({ type: 'leave.stay' });
  expect([title(), receivedOf('route.wanted').length]).toEqual(['写了', 1]);
  await send({ type: 'editor.leave' }, { type: 'leave.keep' });
  expect([title(), receivedOf('route.wanted').length, drafts().at(-1)?.type]).toEqual(['写了', 2, 'draft.save']);
  await send({ type: 'editor.leave' }, { type: 'leave.discard' });
  expect([title(), receivedOf('route.wanted').length, drafts().at(-1)]).toEqual([
    '',
    3,
    { type: 'draft.drop', subject: 'post:new' },
  ]);
});

test('saved, its draft is gone and its pictures rest; why it failed before is said no longer', async () => {
  const { send, at, write, add, image, looked, pending, clock, drafts } = await start();
  await write();
  await send(add('a'), image('image.uploaded'), { type: 'post.submit' });
  await looked();
  await pending(posts).fail({ tag: 'offline' });
  expect(at().context.failure).toEqual({ tag: 'offline' });
  await clock.advance(1_000);
  await send({ type: 'post.submit' });
  expect(at().context.failure).toBeNull();
  await looked();
  const [picture] = selectPictures(at());
  await pending(posts).answer('702');
  expect([at().hasTag('saved'), picture?.ref?.getSnapshot().status]).toEqual([true, 'stopped']);
  expect(drafts().at(-1)).toEqual({ type: 'draft.drop', subject: 'post:new' });
});

test('what was left over can be thrown away while one writes, with its pictures, and is then no longer spoken of', async () => {
  const begin = () => start({ params: {}, user }, {}, { 'post:new': draftWith() });
  const { send, at, add, title, drafts } = await begin();
  await send(add('a'), { type: 'preview.open' }, { type: 'draft.discard' });
  expect([title(), at().hasTag('restored')]).toEqual([written.title, true]);
  const [picture] = selectPictures(at());
  await send({ type: 'preview.close' }, { type: 'draft.discard' });
  expect([title(), at().hasTag('restored'), picture?.ref?.getSnapshot().status]).toEqual(['', false, 'stopped']);
  expect(drafts().at(-1)).toEqual({ type: 'draft.drop', subject: 'post:new' });

  const left = await begin();
  await left.send({ type: 'editor.leave' }, { type: 'leave.discard' });
  expect(left.at().hasTag('restored')).toBe(false);

  const sent = await begin();
  await sent.send({ type: 'post.submit' });
  await sent.looked();
  await sent.pending(posts).answer('702');
  expect(sent.at().hasTag('restored')).toBe(true);
  await sent.send({ type: 'post.another' });
  expect(sent.at().hasTag('restored')).toBe(false);
});

test('[R1-12] a draft that is gone elsewhere: a form that was not touched, or is sent already, is not asked', async () => {
  const { at, send, clock, write, add, looked, pending } = await start();
  const gone = { type: 'drafts.removed', subjects: ['post:new'] } as const;
  await send(gone);
  expect(at().hasTag('writing')).toBe(true);
  await write();
  await send({ type: 'drafts.removed', subjects: ['post:701', 'message:70001'] });
  expect(at().hasTag('writing')).toBe(true);
  await send({ type: 'preview.open' }, gone);
  expect(at().hasTag('parted')).toBe(true);
  await send({ type: 'parted.keep' }, { type: 'editor.leave' }, gone);
  expect(at().hasTag('parted')).toBe(true);
  await send({ type: 'parted.keep' }, add('a.png'), { type: 'post.submit' });
  expect(at().hasTag('busy')).toBe(true);
  await send(gone);
  expect(at().hasTag('parted')).toBe(true);
  await send({ type: 'parted.keep' }, { type: 'image.remove', id: 'image-1' });
  await clock.advance(800);
  await send({ type: 'post.submit' }, gone);
  expect(at().hasTag('busy')).toBe(true);
  await looked();
  await pending('/post/posts').answer('800001');
  await send(gone);
  expect(at().hasTag('saved')).toBe(true);
});

test('a change that is gone elsewhere and not wanted here: the post is loaded anew', async () => {
  const { at, send, type, title, pending } = await change();
  await pending(post).answer(detail);
  await send(type('改过的标题'), { type: 'drafts.removed', subjects: ['post:701'] }, { type: 'parted.discard' });
  expect(at().hasTag('loading')).toBe(true);
  await pending(post).answer({ ...detail, title: '别处改的标题' });
  expect([title(), selectIsTouched(at())]).toEqual(['别处改的标题', false]);
});
