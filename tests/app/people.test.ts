import { expect, test } from 'vitest';
import { isFollowing } from '#mocks/domain/rules/follows.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const open = async (id: string) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit(`/people/${id}`, 'person');
  const { domain } = browser.backend;
  const choose = async (list: string) => {
    tab.at('page-person').send({ type: 'tab.choose', tab: list });
    await settle();
  };
  const items = (list: string) => tab.at(`page-person/${list}`).getSnapshot().context.items;
  return { ...browser, domain, tab, choose, items };
};

const liran = '1001';
interface Titled {
  readonly id: string;
  readonly isDraft: boolean;
  readonly type: string;
}

test('[R7.3-5 R7.3-10] on his own page a member sees his drafts; others do not, nor does the page once he is gone', async () => {
  const { tab, domain, choose, items } = await open(liran);
  const drafts = () => items('posts').filter(({ isDraft }: Titled) => isDraft).length;
  const published = domain.seed.posts().filter(({ authorId, isDraft }) => authorId === liran && !isDraft);
  await choose('posts');
  expect([items('posts').length, drafts()]).toEqual([published.length, 0]);
  await tab.logIn('liran');
  const own = domain.seed.posts().filter(({ authorId, isDraft }) => authorId === liran && isDraft);
  expect(drafts()).toBe(own.length);
  expect(own.length).toBeGreaterThan(0);
  tab.at('session').send({ type: 'session.close' });
  await settle();
  expect([items('posts').length, drafts()]).toEqual([published.length, 0]);
  expect(tab.at('page-person/posts').getSnapshot().hasTag('failed')).toBe(false);
});

test('[R7.3-5] another member sees of him what everybody sees', async () => {
  const { tab, domain, choose, items } = await open(liran);
  await tab.logIn('wangfang');
  await choose('posts');
  const published = domain.seed.posts().filter(({ authorId, isDraft }) => authorId === liran && !isDraft);
  expect(published.length).toBeGreaterThan(0);
  expect(
    items('posts')
      .map(({ id }: Titled) => id)
      .toSorted(),
  ).toEqual(published.map(({ id }) => id).toSorted());
});

test('[R7.6-1 R3-6] the column of a member holds what he wrote and nothing else', async () => {
  const authors = openBrowser().backend.domain.seed.news.filter(({ isDraft }) => !isDraft);
  const author = authors.find(({ authorId }) => authorId !== null)?.authorId ?? '';
  const { domain, tab, choose, items } = await open(author);
  expect(tab.at('page-person/detail').getSnapshot().context.data.hasColumn).toBe(true);
  await choose('articles');
  const written = domain.seed.news.filter((row) => row.authorId === author && !row.isDraft);
  expect(tab.at('page-person/articles').getSnapshot().context.total).toBe(written.length);
  for (const { id } of items('articles')) expect(domain.seed.newsArticle(id).authorId).toBe(author);
});

test('[R7.2-7 R3-61] favourites of one kind, and all of them again', async () => {
  const { tab, choose, items } = await open(liran);
  await tab.logIn('liran');
  await choose('favourites');
  const total = () => tab.at('page-person/favourites').getSnapshot().context.total;
  const all = total();
  const counts: number[] = [];
  for (const kind of ['news', 'post', 'activity', '']) {
    tab.at('page-person/favourites').send({ type: 'list.filter', filter: { kind } });
    await settle();
    counts.push(total());
    if (kind !== '') expect(items('favourites').every(({ type }: Titled) => type === kind)).toBe(true);
  }
  const [news = 0, posts = 0, activities = 0, again] = counts;
  expect([news + posts + activities, again]).toEqual([all, all]);
});

test('[R2.5-5] beside the page stand those whom many follow and the user does not: five, before and after a login', async () => {
  const { tab, domain } = await open(liran);
  const offered = (): readonly string[] =>
    tab
      .at('modules')
      .getSnapshot()
      .context.refs.recommendedFollow?.getSnapshot()
      .context.data.map(({ memberId }: { readonly memberId: string }) => memberId);
  const followed = (ids: readonly string[]) => ids.filter((id) => isFollowing(domain, liran, id)).length;
  const toGuest = offered();
  await tab.logIn('liran');
  const toHim = offered();
  expect([toGuest.length, followed(toGuest)]).toEqual([5, 4]);
  expect([toHim.length, followed(toHim)]).toEqual([5, 0]);
});
