import { expect, test } from 'vitest';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

/** Likes of such a page never reach the backend: it goes away too soon. */
const open = async ({ goesAway = false } = {}) => {
  const browser = openBrowser();
  const id = browser.backend.domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
  const { fetch } = browser.backend;
  const lost: typeof fetch = (request, init) =>
    request instanceof Request && request.url.includes('/like/') ? new Promise(() => {}) : fetch(request, init);
  const tab = browser.openTab({}, goesAway ? { fetch: lost } : {});
  await tab.visit(`/news/${id}`, 'article');
  const logIn = () => tab.logIn('liran');
  const like = async () => {
    tab.app.send({ type: 'reaction.press', reaction: { act: 'like', type: 'news', id }, on: false });
    await settle();
  };
  const detail = () => tab.at('page-article/detail').getSnapshot().context.data;
  return { ...browser, tab, id, logIn, like, detail };
};

test('what belongs to a member does not stay for the next user', async () => {
  const { tab, like, logIn, detail, backend } = await open();
  await logIn();
  await like();
  tab.app.send({ type: 'page.outdated' });
  await settle();
  expect(detail().isLiked).toBe(true);
  backend.faults.add({ kind: 'hold', endpoint: 'news.detail' });
  tab.at('session').send({ type: 'session.close' });
  await settle();
  expect(detail()).toBeNull();
  expect(tab.at('reactions').getSnapshot().context).toEqual({ role: 'guest', refs: {}, unsent: [] });
});

test('a member who is found out at the start is not asked for what is already his', async () => {
  const { logIn, openTab, id } = await open();
  await logIn();
  const again = openTab();
  await again.visit(`/news/${id}`, 'article');
  expect(again.app.getSnapshot().context.user).toEqual({ memberId: '1001', role: 'registered' });
  expect(again.at('page-article/detail').getSnapshot().hasTag('shown')).toBe(true);
  const loads = again.journal.entries.filter(
    ({ path, event }) => path === '/page-article/detail' && event.type === 'xstate.done.actor.load',
  );
  expect(loads).toHaveLength(1);
});

test('[R7.6-9] a like whose page goes away before the answer is shown and sent again by the next page, once', async () => {
  const { openTab, like, logIn, id, backend } = await open({ goesAway: true });
  await logIn();
  await like();
  const liked = () => backend.domain.events.filter(({ type }) => type === 'entity.liked');
  expect(liked()).toEqual([]);
  const next = openTab();
  await next.visit(`/news/${id}`, 'article');
  await settle();
  expect(next.at(`reactions/like-news-${id}`).getSnapshot()).toMatchObject({
    value: 'resting',
    context: { wanted: true, confirmed: true },
  });
  expect(liked()).toEqual([expect.objectContaining({ memberId: '1001', entity: `news:${id}` })]);
  const last = openTab();
  await last.visit(`/news/${id}`, 'article');
  await settle();
  expect(last.app.getSnapshot().children.reactions).toBeUndefined();
});

test('what one login pressed is not sent by the next', async () => {
  const { openTab, tab, like, logIn, id, backend } = await open({ goesAway: true });
  await logIn();
  await like();
  tab.at('session').send({ type: 'session.close' });
  await settle();
  const next = openTab();
  await next.visit(`/news/${id}`, 'article');
  await next.logIn('liran');
  expect(backend.domain.events.filter(({ type }) => type === 'entity.liked')).toEqual([]);
});

test('[R7.6-9] a like that is on its way in one tab is not taken back by the same press in another', async () => {
  const { openTab, like, logIn, id, backend } = await open({ goesAway: true });
  await logIn();
  const other = openTab();
  await other.visit(`/news/${id}`, 'article');
  await like();
  other.app.send({ type: 'reaction.press', reaction: { act: 'like', type: 'news', id }, on: false });
  await settle();
  expect(other.at(`reactions/like-news-${id}`).getSnapshot().context).toMatchObject({ wanted: true, confirmed: true });
  const likes = backend.domain.events.map(({ type }) => type).filter((type) => /^entity\.(un)?liked$/.test(type));
  expect(likes).toEqual(['entity.liked']);
});

test('what is changed in another tab is seen by whoever comes back to this one, also where he pressed it before', async () => {
  const { openTab, tab, like, logIn, detail, id } = await open();
  await logIn();
  await like();
  const other = openTab();
  await other.visit(`/news/${id}`, 'article');
  expect(other.at('page-article/detail').getSnapshot().context.data.isLiked).toBe(true);
  other.app.send({ type: 'reaction.press', reaction: { act: 'like', type: 'news', id }, on: true });
  await settle();
  expect(tab.at('reactions').getSnapshot().context.refs).toEqual({});
  tab.app.send({ type: 'page.hidden' });
  tab.app.send({ type: 'page.shown' });
  await settle();
  expect([detail().isLiked, tab.at('page-article/detail').getSnapshot().hasTag('shown')]).toEqual([false, true]);
});
