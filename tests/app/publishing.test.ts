import { expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { selectDraft } from '#machines/drafts/drafts.machine.ts';
import { selectText } from '#machines/kit/form.ts';
import { selectImages, selectLost } from '#machines/post/post-editor.machine.ts';
import { postDetail, postPage, recommendedPosts } from '#mocks/domain/rules/posts.ts';
import { pageOrigin } from '../harness/browser.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { chosen } from '../harness/pictures.ts';
import { until } from '../harness/until.ts';
import { settle } from '../harness/virtual-clock.ts';
import { noticesOf, type Tab } from './sign-up.ts';

const create = '/community/circle/post/create';

const draftOf = (tab: Tab, subject: string) => selectDraft(tab.at('drafts').getSnapshot(), subject);

const logIn = async (tab: Tab) => {
  await tab.logIn('liran');
  await until(() => tab.app.getSnapshot().context.user?.memberId === '1001');
};

const open = async (path = create) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await settle();
  await logIn(tab);
  await tab.visit(path, 'page');
  const page = tab.at('page-page');
  const write = () => {
    page.send({ type: 'field.change', field: 'type', text: 'supply' });
    page.send({ type: 'field.change', field: 'title', text: '供应燕麦粉，加微信' });
    page.send({ type: 'field.change', field: 'content', text: '现货十吨' });
    page.send({ type: 'field.change', field: 'theme', text: 'ingredients' });
  };
  const published = () =>
    browser.backend.domain.events.flatMap((event) => (event.type === 'post.saved' ? [event.row] : []));
  return { ...browser, browser, tab, page, write, published };
};

type Open = Awaited<ReturnType<typeof open>>;

test('[R1-12][R2.6-9][R7.3-17] a post is published with its picture, its draft is gone with it, and the user is led to it', async () => {
  const { tab, page, write, published, backend } = await open();
  write();
  page.send({ type: 'images.add', images: [chosen()] });
  expect(draftOf(tab, '1001:post:new')).toMatchObject({ title: '供应燕麦粉，加微信', type: 'supply' });
  // Pressed while the picture is on its way: it goes when it has arrived.
  page.send({ type: 'post.submit' });
  expect(page.getSnapshot().hasTag('busy')).toBe(true);
  await until(() => published().length === 1);
  await until(() => tab.wanted.length > 0);
  const [row] = published();
  expect(tab.wanted).toEqual([{ type: 'navigation.wanted', to: `/community/post/${row?.id}`, replace: true }]);
  expect([draftOf(tab, '1001:post:new'), noticesOf(tab)]).toEqual([null, ['editor:published']]);
  const detail = postDetail(backend.domain, row?.id ?? '', '1001');
  expect(detail).toMatchObject({ tagId: 9, themeTagId: 39, greyWords: ['加微信'], isMine: true });
  expect(detail.images).toEqual([
    expect.stringMatching(new RegExp(`^${pageOrigin}/oss/images/1001/\\d{8}/\\w+\\.png$`)),
  ]);
});

test.each([
  ['R1-12', 'supply', 9],
  ['R1-13', 'demand', 8],
  ['R1-14', 'recruitment', 10],
] as const)('[%s] a post of type %s is published as one, and is the newest of its list', async (_, postType, tagId) => {
  const { page, write, published, backend } = await open();
  write();
  page.send({ type: 'field.change', field: 'type', text: postType });
  page.send({ type: 'post.submit' });
  await until(() => published().length === 1);
  expect(postPage(backend.domain, { tagId }).records[0]).toMatchObject({ id: published()[0]?.id, tagId });
});

test('[R2.6-10] opened from a circle it is published there; a circle of others is refused with the reason', async () => {
  const { backend } = openBrowser();
  const circles = backend.domain.seed.circles();
  const own = circles.find(({ memberIds }) => memberIds.includes('1001'))?.id ?? '';
  const other = circles.find(({ memberIds }) => !memberIds.includes('1001'))?.id ?? '';
  const inside = await open(`${create}?circle=${own}`);
  inside.write();
  inside.page.send({ type: 'post.submit' });
  await until(() => inside.published().length === 1);
  expect(inside.published()[0]?.circleId).toBe(own);
  const outside = await open(`${create}?circle=${other}`);
  outside.write();
  outside.page.send({ type: 'post.submit' });
  await until(() => outside.page.getSnapshot().context.failure !== null);
  expect(outside.page.getSnapshot().context.failure).toMatchObject({ tag: 'refused', code: 50002 });
  expect(draftOf(outside.tab, '1001:post:new')).not.toBeNull();
});

test('a login that ends in the middle loses nothing: the draft is there again after the next login', async () => {
  const { browser, tab, page, write, backend, published } = await open();
  write();
  await browser.advance(1_000);
  backend.faults.add({ kind: 'status', status: 401 });
  page.send({ type: 'post.submit' });
  await until(() => tab.app.getSnapshot().context.user?.memberId === null);
  expect(tab.wanted.at(-1)).toEqual({
    type: 'navigation.wanted',
    to: `/community/?redirect=${encodeURIComponent(create)}`,
    replace: true,
  });
  expect([selectText(page.getSnapshot(), 'title'), published()]).toEqual(['', []]);
  backend.faults.clear();
  await logIn(tab);
  await tab.visit(create, 'again');
  const again = tab.at('page-again').getSnapshot();
  expect([selectText(again, 'title'), again.hasTag('restored')]).toEqual(['供应燕麦粉，加微信', true]);
});

test.each([
  [
    'ends with its login',
    async ({ browser, tab, page }: Open) => {
      browser.backend.faults.add({ kind: 'status', status: 401 });
      page.send({ type: 'preview.open' });
      await until(() => tab.app.getSnapshot().context.user?.memberId === null);
      browser.backend.faults.clear();
      await logIn(tab);
      await tab.visit(create, 'again');
      return { tab, page: tab.at('page-again') };
    },
  ],
  [
    'is loaded anew',
    async ({ browser }: Open) => {
      const tab = browser.openTab();
      await tab.visit(create, 'page');
      return { tab, page: tab.at('page-page') };
    },
  ],
] as const)(
  'a page that %s while a picture is on its way: the draft says that it is to be added again',
  async (_, end) => {
    const first = await open();
    const { browser, page, backend } = first;
    backend.faults.add({ kind: 'hold', endpoint: 'upload.sign' });
    page.send({ type: 'images.add', images: [chosen(), chosen()] });
    page.send({ type: 'field.change', field: 'title', text: '供应燕麦粉' });
    page.send({ type: 'image.remove', id: 'image-2' });
    await browser.advance(1_000);
    const { tab, page: again } = await end(first);
    await until(() => again.getSnapshot().hasTag('restored'));
    const images = () => selectImages(again.getSnapshot());
    expect([selectText(again.getSnapshot(), 'title'), images()]).toEqual(['供应燕麦粉', []]);
    expect(selectLost(again.getSnapshot())).toBe(1);
    backend.faults.clear();
    again.send({ type: 'images.add', images: [chosen()] });
    expect(selectLost(again.getSnapshot())).toBe(0);
    await until(() => images().length === 1);
    expect(draftOf(tab, '1001:post:new')).not.toHaveProperty('unsent');
  },
);

/** The same draft in a second window, and on another page of the first. */
const elsewhere = {
  window: async ({ browser }: Open) => {
    const tab = browser.openTab();
    await tab.visit(create, 'page');
    await until(() => tab.app.getSnapshot().context.user !== null);
    return tab.at('page-page');
  },
  page: async ({ tab }: Open) => {
    await tab.visit(create, 'other');
    return tab.at('page-other');
  },
} as const;

test.each([
  ['window', 'published', 'post.submit'],
  ['window', 'thrown away', 'draft.discard'],
  ['page', 'published', 'post.submit'],
] as const)(
  '[R1-12] a draft that stands in another %s is %s there: it is not lost, and not published again unasked',
  async (where, how, type) => {
    const first = await open();
    const { browser, tab, page, published } = first;
    first.write();
    await browser.advance(1_000);
    const other = await elsewhere[where](first);
    await until(() => other.getSnapshot().hasTag('restored'));
    other.send({ type });
    await until(() => page.getSnapshot().hasTag('parted'));
    await browser.advance(1_000);
    page.send({ type: 'post.submit' });
    expect([page.getSnapshot().hasTag('parted'), draftOf(tab, '1001:post:new')]).toEqual([true, null]);
    expect(published()).toHaveLength(how === 'published' ? 1 : 0);
    page.send({ type: 'parted.keep' });
    expect(selectText(page.getSnapshot(), 'title')).toBe('供应燕麦粉，加微信');
    expect(draftOf(tab, '1001:post:new')?.title).toBe('供应燕麦粉，加微信');
  },
);

test('[R1-12] while another member logs in elsewhere, a form has the draft of who reads it, then that of the other', async () => {
  const { browser, tab, page, write, backend } = await open();
  write();
  const keep = (owner: string, title: string) =>
    tab.at('drafts').send({ type: 'draft.save', owner, subject: 'post:new', fields: { title } });
  keep('1002', '王芳的草稿');
  keep('guest', '访客的草稿');
  await browser.advance(1_000);
  const receivers: string[] = [];
  tab.app.system.inspect((seen) => {
    if (seen.type === '@xstate.event' && seen.event.type === 'drafts.removed')
      receivers.push((seen.actorRef as AnyActorRef).id);
  });
  const elsewhere = browser.openTab();
  await until(() => elsewhere.app.getSnapshot().context.user !== null);
  const hold = backend.faults.add({ kind: 'hold', endpoint: 'session.registerStatus' });
  await elsewhere.logIn('wangfang');
  await until(() => tab.at('session').getSnapshot().context.info === null);
  expect(tab.app.getSnapshot().context.user?.memberId).toBe('1001');
  await tab.visit(create, 'other');
  expect(selectText(tab.at('page-other').getSnapshot(), 'title')).toBe('供应燕麦粉，加微信');
  tab.at('drafts').send({ type: 'draft.drop', owner: 'guest', subject: 'post:new' });
  expect(receivers).toEqual([]);
  tab.at('drafts').send({ type: 'draft.drop', owner: '1001', subject: 'post:new' });
  expect([page, tab.at('page-other')].map((form) => form.getSnapshot().hasTag('parted'))).toEqual([true, true]);
  backend.faults.release(hold);
  await until(() => tab.app.getSnapshot().context.user?.memberId === '1002');
  expect([selectText(page.getSnapshot(), 'title'), page.getSnapshot().hasTag('restored')]).toEqual([
    '王芳的草稿',
    true,
  ]);
});

test('[R7.3-1] what is recommended below a post is not that post', async () => {
  const { browser, backend } = await open('/community/');
  const hot = recommendedPosts(backend.domain).map(({ id }) => id);
  const below = async (post: string) => {
    const tab = browser.openTab();
    await tab.visit(`/community/post/${post}`, 'post');
    return tab
      .at('page-post/recommended')
      .getSnapshot()
      .context.data.map(({ id }: { id: string }) => id);
  };
  expect([await below('700101'), await below(hot[0] ?? '')]).toEqual([hot, hot.slice(1)]);
});
