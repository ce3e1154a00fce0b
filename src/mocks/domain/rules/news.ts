import type { PageOf } from '#services/contract/contract.ts';
import type { newsOrders } from '#services/contract/news.contract.ts';
import { newsRefusal } from '#services/contract/news.contract.ts';
import type { NewsDetail, NewsItem } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { existing, refuse } from '../refusal.ts';
import type { NewsRow } from '../seed-rows.ts';
import { commentCount } from './comment-rows.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { isFavourite } from './favourites.ts';
import { countSearch } from './keywords.ts';
import { isLiked, likeCount } from './likes.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

const day = 24 * 60 * 60 * 1_000;
const week = 7 * day;
/** Less than a week: the home page must not show the same news as hot and as weekly. */
const hotFor = 3 * day;
const relatedCount = 5;

interface NewsFilter extends Paging {
  readonly categoryTagId?: number | undefined;
  readonly tagId?: number | undefined;
  readonly sourceId?: number | undefined;
  readonly companyId?: number | undefined;
  readonly authorId?: string | undefined;
  readonly order?: (typeof newsOrders)[number] | undefined;
  readonly range?: DateRange | undefined;
}

export const newsPage = (domain: Domain, filter: NewsFilter): PageOf<NewsItem> => {
  const rows = published(domain).filter(
    (row) =>
      (filter.categoryTagId === undefined || row.tagIds.includes(filter.categoryTagId)) &&
      (filter.tagId === undefined || row.tagIds.includes(filter.tagId)) &&
      (filter.sourceId === undefined || row.sourceId === filter.sourceId) &&
      (filter.authorId === undefined || row.authorId === filter.authorId) &&
      (filter.companyId === undefined || names(domain, row, filter.companyId)) &&
      isWithin(filter.range, row.publishTime, domain.now()),
  );
  return itemsOf(domain, pageOf(ordered(domain, rows, filter.order), filter));
};

export const companyNewsPage = (domain: Domain, filter: NewsFilter & { readonly companyId: number }) => {
  const company = existing(domain.seed.companies.find(({ id }) => id === filter.companyId));
  return { ...newsPage(domain, filter), company: { id: company.id, name: company.cnName } };
};

export const hotNewsPage = (
  domain: Domain,
  filter: Paging & { readonly range?: DateRange | undefined },
): PageOf<NewsItem> => {
  const rows = published(domain).filter((row) => isWithin(filter.range, row.publishTime, domain.now()));
  const turn = (row: NewsRow): number => (isWithinLast(domain, row, hotFor) ? 0 : isThisWeek(domain, row) ? 1 : 2);
  const byViews = ordered(domain, rows, 'popular');
  return itemsOf(
    domain,
    pageOf(
      byViews.toSorted((a, b) => turn(a) - turn(b)),
      filter,
    ),
  );
};

export const newsDetail = (domain: Domain, id: string, viewer: string | null = null): NewsDetail => {
  const row = findOut(domain, id);
  return { ...articleOf(domain, row, viewer), isPublished: true };
};

export const previewNews = (domain: Domain, id: string, memberId: string | null): NewsDetail => {
  const row = existing(domain.seed.news.find((news) => news.id === id));
  const viewer = memberId === null ? undefined : domain.tables.members.get(memberId);
  const article = domain.seed.newsArticle(id);
  if (!viewer || !(viewer.hasColumn || viewer.memberId === article.authorId)) {
    throw refuse(newsRefusal.forbidden, '你没有权限预览这篇资讯');
  }
  return { ...articleOf(domain, row, memberId), isPublished: isOut(domain, row) };
};

const articleOf = (domain: Domain, row: NewsRow, viewer: string | null): Omit<NewsDetail, 'isPublished'> => {
  const article = domain.seed.newsArticle(row.id);
  const news = { type: 'news', id: row.id } as const;
  return {
    ...itemOf(domain, row),
    ...article,
    likeCount: likeCount(domain, news, article.likeCount),
    isLiked: isLiked(domain, viewer, news),
    isFavorite: isFavourite(domain, viewer, news),
  };
};

export const relatedNews = (domain: Domain, id: string): readonly NewsItem[] =>
  nearestNews(domain, findOut(domain, id));

export const nearestNews = (
  domain: Domain,
  subject: Pick<NewsRow, 'id' | 'tagIds' | 'companyIds'>,
): readonly NewsItem[] => {
  const shared = (row: NewsRow) =>
    row.tagIds.filter((tag) => subject.tagIds.includes(tag)).length +
    (row.companyIds.some((company) => company === subject.companyIds[0]) ? 2 : 0);
  return published(domain)
    .filter((row) => row.id !== subject.id && shared(row) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.publishTime - a.publishTime)
    .slice(0, relatedCount)
    .map((row) => itemOf(domain, row));
};

interface NewsSearch extends Paging {
  readonly keyword: string;
  readonly range?: DateRange | undefined;
}

export const searchNews = (domain: Domain, { keyword, range, ...paging }: NewsSearch): PageOf<NewsItem> => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0 && (paging.current ?? 1) <= 1) countSearch(domain, 'news', keyword);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rows = published(domain).filter(
    (row) => words.length > 0 && has(`${row.title} ${row.words}`) && isWithin(range, row.publishTime, domain.now()),
  );
  const byTitle = rows.toSorted((a, b) => Number(has(b.title)) - Number(has(a.title)));
  return itemsOf(domain, pageOf(byTitle, paging));
};

export const viewNews = (domain: Domain, id: string): void => {
  findOut(domain, id);
  domain.commit({ type: 'news.viewed', id });
};

export const newsMiniappCode = (domain: Domain, id: string, page: string): string => {
  findOut(domain, id);
  return domain.seed.miniappCode(`${page}?id=${id}`);
};

const findOut = (domain: Domain, id: string): NewsRow =>
  existing(domain.seed.news.find((news) => news.id === id && isOut(domain, news)));

const isOut = (domain: Domain, row: NewsRow): boolean => !row.isDraft && row.publishTime <= domain.now();

const published = (domain: Domain): NewsRow[] =>
  domain.seed.news
    .filter((row) => isOut(domain, row))
    .sort((a, b) => b.publishTime - a.publishTime || Number(b.id) - Number(a.id));

const isWithinLast = (domain: Domain, row: NewsRow, time: number): boolean => domain.now() - row.publishTime <= time;
const isThisWeek = (domain: Domain, row: NewsRow): boolean => isWithinLast(domain, row, week);

const viewsOf = (domain: Domain, row: NewsRow): number => row.viewCount + (domain.tables.views.get(row.id) ?? 0);

const ordered = (domain: Domain, rows: readonly NewsRow[], order: NewsFilter['order']): readonly NewsRow[] => {
  if (order === undefined || order === 'latest') return rows;
  const wanted = order === 'weekly' ? rows.filter((row) => isThisWeek(domain, row)) : rows;
  return wanted.toSorted((a, b) => viewsOf(domain, b) - viewsOf(domain, a) || b.publishTime - a.publishTime);
};

/** A row lists candidates; the article names some of them. */
const names = (domain: Domain, row: NewsRow, companyId: number): boolean =>
  row.companyIds.includes(companyId) && domain.seed.newsArticle(row.id).companies.some(({ id }) => id === companyId);

export const newsNaming = (domain: Domain, companyId: number): readonly NewsRow[] =>
  published(domain).filter((row) => names(domain, row, companyId));

const itemsOf = (domain: Domain, page: PageOf<NewsRow>): PageOf<NewsItem> =>
  mapPage(page, (row) => itemOf(domain, row));

const itemOf = (domain: Domain, row: NewsRow): NewsItem => ({
  ...domain.seed.newsItem(row.id),
  viewCount: viewsOf(domain, row),
  commentCount: commentCount(domain, { type: 'news', id: row.id }),
});
