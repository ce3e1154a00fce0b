import { expect, onTestFinished, test, vi } from 'vitest';
import { postMaxLength } from '#services/contract/constants.ts';
import { announce } from '../../../tests/harness/announce.ts';
import { change, detail, draftWith, post, posts, start } from '../../../tests/harness/post-editor.ts';
import { draftsMachine } from '../drafts/drafts.machine.ts';
import { selectIsTouched, selectPictures } from './post-editor.machine.ts';

test('a post that did not come is asked for again, by hand or with the network; one that is not his is missing', async () => {
  const { send, pending, sentTo, at } = await change();
  for (const event of [{ type: 'post.retry' }, { type: 'connection.returned' }] as const) {
    await pending(post).fail({ tag: 'offline' });
    expect([at().hasTag('failed'), at().context.failure]).toEqual([true, { tag: 'offline' }]);
    await send(event);
    expect(at().hasTag('loading')).toBe(true);
  }
  expect(sentTo(post)).toHaveLength(3);
  await pending(post).answer(detail);
  expect([at().hasTag('writing'), at().context.failure, selectIsTouched(at())]).toEqual([true, null, false]);
  const others = await change();
  await others.pending(post).fail({ tag: 'offline' });
  await others.send({ type: 'post.retry' });
  await others.pending(post).answer({ ...detail, isMine: false });
  expect([others.at().hasTag('missing'), others.at().context.failure]).toEqual([true, null]);
  const gone = await change();
  await gone.pending(post).fail({ tag: 'offline' });
  await gone.send({ type: 'post.retry' });
  await gone.pending(post).fail({ tag: 'missing' });
  expect([gone.at().hasTag('missing'), gone.at().context.failure]).toEqual([true, null]);
});

test('every change of a picture is in the draft, and so is the order', async () => {
  const { send, add, image, drafts, at, pending } = await change();
  await pending(post).answer(detail);
  const images = () => JSON.parse(String(drafts().at(-1)?.fields?.images ?? '[]'));
  await send({ type: 'image.lead', id: 'kept-2' });
  expect(images()).toEqual(['/oss/2.png', '/oss/1.png']);
  await send({ type: 'image.remove', id: 'kept-2' });
  expect(images()).toEqual(['/oss/1.png']);
  await send(add('a'), image('image.uploaded'));
  expect(images()).toEqual(['/oss/1.png', '/oss/image-1.png']);
  await send(add('b'), image('image.cancelled', 'image-1'));
  expect([images(), selectPictures(at()).map(({ id }) => id)]).toEqual([['/oss/1.png'], ['kept-1', 'image-2']]);
  await send(image('image.refused', 'image-2'), { type: 'image.remove', id: 'kept-1' });
  expect(selectPictures(at())).toEqual([]);
  await send({ type: 'images.add', images: [] });
});

test('pictures and circles hear that the network is back; pictures end with the login, and with what they are for', async () => {
  const { child, send, add, uploadEvents, at, changed, received } = await start();
  await send(add('a', 'b'));
  announce(child, { type: 'connection.returned' });
  expect(uploadEvents).toEqual(['connection.returned', 'connection.returned']);
  const refs = selectPictures(at()).map(({ ref }) => ref);
  await send(changed('left', 'guest'));
  expect(refs.map((ref) => ref?.getSnapshot().status)).toEqual(['stopped', 'stopped']);
  expect([selectPictures(at()), at().context.role, received.some(({ type }) => type === 'draft.drop')]).toEqual([
    [],
    'guest',
    false,
  ]);
  await send(add('c'));
  const [last] = selectPictures(at()).map(({ ref }) => ref);
  await send({ type: 'editor.leave' }, { type: 'leave.discard' });
  expect([last?.getSnapshot().status, selectPictures(at())]).toEqual(['stopped', []]);
});

test('when a member goes nothing of his stays; when he is back he is asked for what he left', async () => {
  const { send, write, changed, title, at, pending, sentTo, system } = await change({ drafts: draftsMachine });
  const go = async (...change: Parameters<typeof changed>) => {
    system.get('drafts').send(changed(...change));
    await send(changed(...change));
  };
  await go('known');
  await pending(post).answer(detail);
  await write();
  await go('left', 'guest');
  expect([at().hasTag('loading'), title(), at().context.before, sentTo(post).length]).toEqual([true, '', null, 2]);
  await pending(post).answer(detail);
  const fields = draftWith('改');
  const keep = (subject: string) => system.get('drafts').send({ type: 'draft.save', owner: '1001', subject, fields });
  system.get('drafts').send({ type: 'drafts.forget', owner: '1001' });
  keep('post:new');
  await go('entered', 'muted');
  expect([title(), at().hasTag('restored'), at().context.role]).toEqual(['旧标题', false, 'muted']);
  keep('post:701');
  await go('entered', 'muted');
  expect([title(), at().hasTag('restored')]).toEqual(['改', true]);
  await go('left', 'guest');
  expect(at().hasTag('restored')).toBe(false);
});

test('errors go field by field as they are mended, and why it was not saved at the next key', async () => {
  const { send, at, type, change, clock, write, pending, looked, changed } = await start();
  const long = '长'.repeat(postMaxLength.contact + 1);
  await send(type('写'), change('contact', long));
  expect(at().context.errors).toEqual({});
  await send({ type: 'field.leave', field: 'title' }, { type: 'field.leave', field: 'contact' });
  expect(Object.keys(at().context.errors)).toEqual(['contact']);
  await send(change('contact', ''), type(''), { type: 'field.leave', field: 'title' });
  expect(at().context.errors).toEqual({});
  await send({ type: 'post.submit' });
  expect([Object.keys(at().context.errors), at().context.attempts]).toEqual([['type', 'title', 'content'], 1]);
  await send(type('有了'));
  expect(Object.keys(at().context.errors)).toEqual(['type', 'content']);
  await write();
  await clock.advance(1_000);
  await send({ type: 'post.submit' });
  await looked();
  await pending(posts).fail({ tag: 'offline' });
  expect(at().context.failure).toEqual({ tag: 'offline' });
  await send(type('再改'));
  expect(at().context.failure).toBeNull();
  await clock.advance(1_000);
  await send(type(''), { type: 'post.submit' }, changed('left', 'guest'));
  expect([at().context.errors, at().context.attempts]).toEqual([{}, 0]);
});

test('[R5.7-10] sent once in a while, published or stored; saved, it says which, and another can be begun', async () => {
  const { send, at, clock, write, pending, sentTo, receivedOf, title, looked } = await start();
  await write();
  await send({ type: 'post.store' }, { type: 'post.store' }, { type: 'post.submit' });
  await looked();
  expect(sentTo(posts).map(({ body }) => (body as { isDraft: boolean }).isDraft)).toEqual([true]);
  await pending(posts).answer('702');
  expect([
    at().hasTag('saved'),
    receivedOf('notice.show').at(-1)?.key,
    receivedOf('route.wanted').at(-1)?.params,
  ]).toEqual([true, 'editor:stored', { id: '702' }]);
  await send({ type: 'post.another' });
  expect([at().hasTag('writing'), title(), at().context.savedId]).toEqual([true, '', null]);
  await clock.advance(1_000);
  await write();
  await send({ type: 'post.submit' });
  await looked();
  await pending(posts).answer('703');
  expect(receivedOf('notice.show').at(-1)?.key).toBe('editor:published');
});

test('the preview asks which words will be stars, and shows none where that is not known', async () => {
  const { send, at, write, pending } = await start();
  const words = '/post/posts/grey-words';
  await write();
  await send({ type: 'preview.open' });
  await pending(words).answer(['加微信']);
  expect([at().hasTag('previewing'), at().context.greyWords]).toEqual([true, ['加微信']]);
  await send({ type: 'preview.close' }, { type: 'preview.open' });
  await pending(words).fail({ tag: 'offline' });
  expect(at().context.greyWords).toEqual([]);
});

test('pressed while pictures are on their way it goes when they have arrived; one that fails keeps it and says why', async () => {
  const { send, at, write, add, image, sentTo, clock, looked } = await start();
  await write();
  await send(add('a'), { type: 'post.submit' });
  expect([at().hasTag('busy'), sentTo(posts)]).toEqual([true, []]);
  await send(image('image.failed'));
  expect([at().hasTag('busy'), at().context.failure]).toEqual([false, { tag: 'offline' }]);
  await clock.advance(1_000);
  await send({ type: 'post.submit' }, image('image.refused'));
  expect([at().hasTag('busy'), selectPictures(at()), sentTo(posts)]).toEqual([false, [], []]);
  await clock.advance(1_000);
  await send(add('b'), { type: 'post.submit' }, image('image.uploaded', 'image-2'));
  await looked();
  expect(sentTo(posts)).toHaveLength(1);
});

test('[R6-3] a muted member is told so; a guest is asked to log in, and the post is sent when the press is repeated', async () => {
  const muted = await start({ params: {}, user: { memberId: '1003', role: 'muted' } });
  await muted.write();
  await muted.send({ type: 'post.submit' });
  expect([muted.receivedOf('notice.show').at(-1)?.key, muted.sentTo(posts)]).toEqual(['editor:muted', []]);
  const { write, send, receivedOf, changed, sentTo, at, clock, looked } = await start({ params: {}, user: null });
  await write();
  await send({ type: 'post.submit' });
  const pending = { to: expect.any(String), event: { type: 'post.submit' } };
  expect([receivedOf('login.wanted'), sentTo(posts)]).toEqual([[{ type: 'login.wanted', byTap: true, pending }], []]);
  await send(changed('entered'));
  expect([at().hasTag('writing'), sentTo(posts)]).toEqual([true, []]);
  await clock.advance(1_000);
  await send({ type: 'post.submit' });
  await looked();
  expect(sentTo(posts)).toHaveLength(1);
});

test('[R5.7-10] a press after a refusal follows when 800 ms have passed, as the button that it was', async () => {
  const { send, at, clock, write, pending, looked, sentTo, change } = await start();
  await write();
  await send({ type: 'post.submit' });
  await looked();
  await pending(posts).fail({ tag: 'timeout' });
  await send({ type: 'post.store' }, { type: 'post.submit' }, change('content', '现货十吨'));
  await clock.advance(799);
  expect([sentTo(posts).length, at().hasTag('busy')]).toEqual([1, true]);
  await clock.advance(1);
  await looked();
  expect(sentTo(posts)[1]?.body).toMatchObject({ isDraft: true, content: '现货十吨' });
});

test('a form that is not whole is judged at each press, whichever button it is', async () => {
  const { send, at, clock } = await start();
  for (const [first, second] of [
    ['post.store', 'post.store'],
    ['post.store', 'post.submit'],
    ['post.submit', 'post.store'],
  ] as const) {
    await send({ type: first }, { type: second });
    await clock.advance(1_000);
  }
  expect(at().context.attempts).toBe(6);
});

test('circles are asked for again with the network, also where the post did not come', async () => {
  const { child, send, pending, sentTo } = await change();
  const circles = '/post/circles/my';
  await pending(circles).fail({ tag: 'offline' });
  await pending(post).fail({ tag: 'offline' });
  announce(child, { type: 'connection.returned' });
  await send();
  expect([sentTo(circles).length, sentTo(post).length]).toEqual([2, 2]);
  expect(sentTo(circles)[0]?.query).toEqual({ size: 100 });
});

test('who leaves the change of a post is led back to it, from a new one to the list', async () => {
  const { send, pending, receivedOf } = await change();
  await pending(post).answer(detail);
  await send({ type: 'editor.leave' });
  expect(receivedOf('route.wanted')).toMatchObject([{ name: 'post.post', params: { id: '701' } }]);
  const fresh = await start();
  await fresh.send({ type: 'editor.leave' });
  expect(fresh.receivedOf('route.wanted')).toMatchObject([{ name: 'post.tagPosts', params: { postTag: 'latest' } }]);
});

test('a picture that is taken out is sent no further; those that are too many are let go, and it says so', async () => {
  const released = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  onTestFinished(() => released.mockRestore());
  const { send, at, add, receivedOf } = await start();
  await send(add('a'));
  const [picture] = selectPictures(at());
  await send({ type: 'image.remove', id: 'image-1' });
  expect(picture?.ref?.getSnapshot().status).toBe('stopped');
  await send(add(...Array.from({ length: 11 }, (_, n) => `${n}`)));
  const kept = selectPictures(at()).length;
  expect(receivedOf('notice.show')).toHaveLength(1);
  expect(released.mock.calls.map(([file]) => file)).toEqual(
    Array.from({ length: 11 - kept }, (_, n) => `blob:${kept + n}`),
  );
  expect(new Set(selectPictures(at()).map(({ id }) => id)).size).toBe(kept);
});

test('[R6-3] what an unregistered member wants to publish is not published by another who logs in instead', async () => {
  const { send, at, write, title, changed, calls } = await start({ params: {}, user: null });
  await write();
  await send({ type: 'post.submit' }, changed('left'));
  expect([at().hasTag('writing'), title(), calls.some(({ sent }) => sent.path === '/post/posts')]).toEqual([
    true,
    '',
    false,
  ]);
});

test('a post that was changed is no beginning of another', async () => {
  const { send, at, write, pending, receivedOf } = await change();
  await pending(post).answer(detail);
  await write();
  await send({ type: 'post.submit' });
  await pending(post).answer('701');
  expect([at().hasTag('saved'), receivedOf('notice.show').at(-1)?.key]).toEqual([true, 'editor:changed']);
  await send({ type: 'post.another' });
  expect(at().hasTag('saved')).toBe(true);
});

test('that the network was not there is said until it is back; any other reason until the next key', async () => {
  const { at, send, clock, write, looked, pending } = await start();
  await write();
  for (const tag of ['offline', 'timeout'] as const) {
    await send({ type: 'post.submit' });
    await looked();
    await pending(posts).fail({ tag });
    expect(at().context.failure).toEqual({ tag });
    await send({ type: 'connection.returned' });
    expect([at().hasTag('writing'), at().context.failure]).toEqual([true, tag === 'offline' ? null : { tag }]);
    await clock.advance(800);
  }
});
