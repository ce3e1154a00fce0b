import { expect, onTestFinished, test } from 'vitest';
import { selectOpen, selectPane } from '#machines/messages/conversations.machine.ts';
import { suggestionLine } from '#machines/messages/message-lines.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { pageSize } from '#services/contract/constants.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { chosen } from '../harness/pictures.ts';

type Fault = Parameters<ReturnType<typeof openBrowser>['backend']['faults']['add']>[0];

/** 李然: 70001 is with 王芳 whom he does not follow, 70002 with one whom he follows. */
const setup = async (...faults: readonly Fault[]) => {
  const browser = openBrowser();
  const { backend } = browser;
  const tab = browser.openTab({}, { openSocket: directSockets(backend.broker, backend.clock).open });
  onTestFinished(() => {
    tab.app.stop();
    backend.stop();
  });
  const wait = async (ms = 200) => {
    for (let step = 0; step < 8; step++) await browser.advance(ms / 8);
  };
  await tab.visit('/', 'home');
  for (const fault of faults) backend.faults.add(fault);
  tab.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await wait(400);
  const actor = tab.app.getSnapshot().children.conversations;
  if (!actor) throw new Error('no conversations');
  const shown = () => {
    const snapshot = actor.getSnapshot();
    const { openId, tab: list } = snapshot.context;
    return { pane: selectPane(snapshot), openId, list, isDialog: snapshot.hasTag('open') };
  };
  const go = async (path: string) => {
    await tab.visit(path, path);
    await wait();
  };
  const here = () => tab.wanted.at(-1);
  return { ...browser, tab, actor, shown, go, here, wait };
};
type Screens = Awaited<ReturnType<typeof setup>>;

test('[R2.2-23][R2.6-20][R2.6-21] the address says which conversation is open, and the list shows it in its tab', async () => {
  const { shown, go } = await setup();
  await go('/community/message/70001');
  expect(shown()).toEqual({ pane: 'open', openId: '70001', list: 'follow', isDialog: false });
  await go('/community/message/70002');
  expect(shown()).toEqual({ pane: 'open', openId: '70002', list: 'followed', isDialog: false });
  await go('/community/message/list');
  expect(shown()).toEqual({ pane: 'none', openId: null, list: 'followed', isDialog: false });
});

test('[R2.6-21] an address of no conversation says so, one that could not be looked up can be tried again', async () => {
  const { actor, backend, shown, go, wait } = await setup();
  await go('/community/message/999999');
  expect(shown().pane).toBe('missing');
  backend.faults.add({ kind: 'offline', endpoint: 'message.list', times: 1 });
  await go('/community/message/999998');
  expect(shown().pane).toBe('failed');
  actor.send({ type: 'conversation.select', convId: '70001' });
  await wait();
  expect(shown()).toMatchObject({ pane: 'open', openId: '70001' });
});

test('[R8.5-2] a list that did not come is read again by itself: when the page is seen again, and in a minute', async () => {
  const { tab, actor, backend, shown, go, wait } = await setup({ kind: 'offline', endpoint: 'message.list' });
  await go('/community/message/70001');
  await wait(10_000);
  expect([shown().pane, actor.getSnapshot().hasTag('failed')]).toEqual(['failed', true]);
  tab.app.send({ type: 'page.hidden' });
  backend.faults.clear();
  await wait(10_000);
  expect(shown().pane).toBe('failed');
  tab.app.send({ type: 'page.shown' });
  await wait();
  expect(shown()).toMatchObject({ pane: 'open', openId: '70001' });

  const other = await setup({ kind: 'offline', endpoint: 'message.list' });
  await other.go('/community/message/70001');
  await other.wait(10_000);
  other.backend.faults.clear();
  expect(other.shown().pane).toBe('failed');
  await other.wait(60_000);
  expect(other.shown()).toMatchObject({ pane: 'open', openId: '70001' });
});

test.each([
  ['by the button', async ({ actor }: Screens) => actor.send({ type: 'begin.retry' })],
  ['with the next line', async ({ backend }: Screens) => backend.broker.drop(1006)],
  ['in a minute', ({ wait }: Screens) => wait(60_000)],
] as const)(
  '[R8.5-3] a conversation that could not be begun says so in its place, and is begun %s',
  async (_, bring) => {
    const screens = await setup({ kind: 'offline', endpoint: 'message.create' });
    const { actor, backend, shown, go, here, wait } = screens;
    await go('/community/message/list?to=1002');
    expect(shown().pane).toBe('failed');
    actor.send({ type: 'begin.retry' });
    await wait(10_000);
    expect([shown().pane, here()]).toEqual(['failed', undefined]);
    backend.faults.clear();
    await bring(screens);
    await wait(5_000);
    expect(here()).toEqual({ type: 'navigation.wanted', to: '/community/message/70001', replace: true });
  },
);

test('[R8.5-3] who chooses another conversation meanwhile is not led to the one that could not be begun', async () => {
  const { backend, shown, go, here, wait } = await setup({ kind: 'offline', endpoint: 'message.create' });
  await go('/community/message/list?to=1002');
  expect(shown().pane).toBe('failed');
  backend.faults.clear();
  await go('/community/message/70002');
  await wait(120_000);
  expect([shown().openId, here()]).toEqual(['70002', undefined]);
});

test.each([
  ['by the button', ({ actor }: Screens) => selectOpen(actor.getSnapshot())?.send({ type: 'history.retry' })],
  ['with the next list', ({ actor }: Screens) => actor.send({ type: 'list.reload' })],
] as const)(
  '[R8.5-3] what is said where the history did not come stands there at once; the rest comes %s',
  async (_, bring) => {
    const screens = await setup({ kind: 'status', status: 500, endpoint: 'message.history' });
    const { actor, backend, go, wait } = screens;
    await go('/community/message/70001');
    const open = selectOpen(actor.getSnapshot());
    const shownTexts = () => open?.getSnapshot().context.messages.map(({ msgContent }) => msgContent) ?? [];
    expect([open?.getSnapshot().hasTag('failed'), shownTexts()]).toEqual([true, []]);
    open?.send({ type: 'text.change', text: '样品寄出了' });
    open?.send({ type: 'message.send' });
    await wait(3_200);
    expect(shownTexts()).toEqual(['样品寄出了', expect.any(String)]);
    open?.send({ type: 'history.older' });
    await wait();
    expect(open?.getSnapshot().matches({ newest: 'failed', older: 'idle' })).toBe(true);

    const [own, answer] = shownTexts();
    backend.faults.clear();
    await bring(screens);
    await wait(1_000);
    expect(shownTexts().slice(-2)).toEqual([own, answer]);
    expect(shownTexts()).toHaveLength(pageSize.messageHistory);
  },
);

test('[R2.2-14] the dialog is over one page: it closes when its user goes to another, and is not needed on the page of the messages', async () => {
  const { actor, shown, go, wait } = await setup();
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'conversation.select', convId: '70001' });
  await wait();
  expect(shown()).toMatchObject({ pane: 'open', isDialog: true });
  await go('/people');
  expect(shown()).toMatchObject({ pane: 'none', openId: null, isDialog: false });
  await go('/community/message/list');
  actor.send({ type: 'dialog.open' });
  expect(shown().isDialog).toBe(false);
});

test('[R4.6-1] writing to a friend opens the dialog; on the phone, where the address asks for it, the page', async () => {
  const { actor, shown, go, here, wait } = await setup();
  actor.send({ type: 'conversation.begin', memberId: '1002', postId: null });
  expect(shown()).toMatchObject({ pane: 'opening', isDialog: true });
  await wait();
  expect(shown()).toMatchObject({ pane: 'open', openId: '70001', isDialog: true });
  await go('/community/message/list?to=1002');
  expect(here()).toEqual({ type: 'navigation.wanted', to: '/community/message/70001', replace: true });
});

test('[R3-49][R3-53] a conversation about a post has its card, and can send it', async () => {
  const { actor, backend, go, here, wait } = await setup();
  const post = backend.domain.seed
    .posts()
    .find(({ id, isDraft }) => !isDraft && backend.domain.seed.postText(id).images.length === 0);
  await go(`/community/message/list?to=1002&post=${post?.id}`);
  const wanted = here();
  await go(wanted?.type === 'navigation.wanted' ? wanted.to : '');
  const open = selectOpen(actor.getSnapshot());
  expect(open?.getSnapshot().context.conversation).toMatchObject({ contextType: 'post', contextId: post?.id });
  const card = open?.getSnapshot().children.about?.getSnapshot().context.data;
  expect(card).toEqual({ postId: post?.id, title: post?.title, type: post?.tagId, coverImg: null });
  open?.send({ type: 'message.give', msgType: 1, msgContent: JSON.stringify(card) });
  await wait(1_600);
  const [shownTexts] = open?.getSnapshot().context.messages ?? [];
  expect(shownTexts).toMatchObject({ msgFrom: '1001', msgType: 1, msgContent: JSON.stringify(card) });
});

test('[R3-57][R2.2-20] where nothing has been said, templates come by themselves as something to begin with', async () => {
  const { actor, backend, go, here, wait } = await setup();
  const post = backend.domain.seed.posts().find(({ isDraft }) => !isDraft);
  await go(`/community/message/list?to=1002&post=${post?.id}`);
  const wanted = here();
  await go(wanted?.type === 'navigation.wanted' ? wanted.to : '');
  await wait();
  const templates = actor.getSnapshot().children.templates?.getSnapshot().context.data ?? [];
  expect(templates.length).toBeGreaterThan(4);
  expect(suggestionLine(templates).message).toMatchObject({
    msgType: 901,
    msgContent: JSON.stringify(templates.slice(0, 4).map(({ content }: { content: string }) => content)),
  });
});

test('[R4.6-4] deleting the conversation that the page shows leads to the list', async () => {
  const { actor, shown, go, here, wait } = await setup();
  await go('/community/message/70003');
  actor.send({ type: 'conversation.delete', convId: '70003' });
  actor.send({ type: 'delete.confirm' });
  await wait();
  expect(shown()).toMatchObject({ pane: 'none', openId: null });
  expect(here()).toEqual({ type: 'navigation.wanted', to: '/community/message/list', replace: true });
});

test('[R8.5-4] what can never arrive is told in the words of a send failure where its line is not seen, and stays to be tried again', async () => {
  const { actor, backend, tab, go, wait } = await setup();
  await go('/community/message/70003');
  const open = selectOpen(actor.getSnapshot());
  const write = (text: string) => {
    open?.send({ type: 'text.change', text });
    open?.send({ type: 'message.send' });
  };
  backend.domain.tables.conversations.delete('70003');
  const noticeKeys = new Set<string>();
  tab.at('notices').subscribe(({ context }: { context: { notices: readonly { key: string }[] } }) => {
    for (const { key } of context.notices) noticeKeys.add(key);
  });
  write('还在吗');
  await wait(30_000);
  const failed = { state: 'failed', reason: 'gone' };
  const entries = () => actor.getSnapshot().children.outbox?.getSnapshot().context.box.entries;
  expect([[...noticeKeys], entries()]).toMatchObject([[], [{ msgContent: '还在吗', ...failed }]]);
  write('我先走了');
  await go('/community/message/list');
  await wait(30_000);
  expect([[...noticeKeys], entries()]).toMatchObject([
    ['messages:sendFailed'],
    [
      { msgContent: '还在吗', ...failed },
      { msgContent: '我先走了', ...failed },
    ],
  ]);
});

test('[R8.5-1] templates that do not come say so, and can be asked for again', async () => {
  const { actor, backend, wait } = await setup();
  backend.faults.add({ kind: 'offline', endpoint: 'message.templateCategories' });
  actor.send({ type: 'templates.wanted' });
  await wait();
  const templates = actor.getSnapshot().children.templates;
  expect(templates?.getSnapshot().hasTag('failed')).toBe(true);
  backend.faults.clear();
  templates?.send({ type: 'resource.retry' });
  await wait();
  expect(templates?.getSnapshot().hasTag('shown')).toBe(true);
});

test('[R8.5-12][R5.7-6][R5.7-8] a picture goes to the conversation in which it was chosen; one that does not arrive says so and can be tried again', async () => {
  const { actor, backend, tab, go, wait } = await setup();
  await go('/community/message/70003');
  const first = selectOpen(actor.getSnapshot());
  const images = first?.getSnapshot().children.images;
  backend.faults.add({ kind: 'offline', endpoint: 'upload.sign', times: 1 });
  images?.send({ type: 'images.choose', images: [chosen()] });
  await go('/community/message/70001');
  const [upload] = Object.values(images?.getSnapshot().context.uploads ?? {});
  // Its own line says so, and nothing else does.
  expect([upload?.getSnapshot().hasTag('failed'), first?.getSnapshot().context.tip]).toEqual([true, null]);
  upload?.send({ type: 'upload.retry' });
  await wait(1_600);
  expect(images?.getSnapshot().context.uploads).toEqual({});
  expect(first?.getSnapshot().context.messages.at(-1)).toMatchObject({ convId: '70003', msgType: 2 });
  expect(selectOpen(actor.getSnapshot())?.getSnapshot().context.messages.at(-1)).toMatchObject({ convId: '70001' });

  const noticeKeys = new Set<string>();
  tab.at('notices').subscribe(({ context }: { context: { notices: readonly { key: string }[] } }) => {
    for (const { key } of context.notices) noticeKeys.add(key);
  });
  images?.send({ type: 'images.choose', images: Array.from({ length: 10 }, () => chosen()) });
  expect(Object.keys(images?.getSnapshot().context.uploads ?? {})).toHaveLength(9);
  images?.send({ type: 'images.choose', images: [chosen(new Uint8Array([1, 2, 3]), '假的.png')] });
  await wait(1_600);
  images?.send({ type: 'images.choose', images: [chosen(new Uint8Array([1, 2, 3]), '假的.png')] });
  await wait();
  expect([...noticeKeys]).toEqual(['upload:many', 'upload:type']);
  const bad = chosen(new Uint8Array([1, 2, 3]), '假的.png');
  images?.send({ type: 'images.choose', images: [chosen(), bad] });
  await wait();
  expect(tab.at('notices').getSnapshot().context.notices.at(-1)).toMatchObject({
    key: 'upload:named.type',
    params: { name: '假的.png' },
  });
});
