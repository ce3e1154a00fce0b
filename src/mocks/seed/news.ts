import { newsTagId, themeTagId } from '#services/contract/constants.ts';
import type { NewsItem } from '../sent.ts';
import { type Article, articleOf, summaryOf, titleOf } from './article.ts';
import { type CategoryCode, categoryCodes } from './categories.ts';
import type { CompanyRow } from './companies.ts';
import { cover } from './covers.ts';
import { type Brief, type Facts, factsOf, occasionOf } from './facts.ts';
import { firstUnique } from './first-unique.ts';
import { randomFor } from './random.ts';
import { timesOf } from './relationships.ts';
import { storyOf } from './stories.ts';
import { createNewsLeaves, createNewsTagTree, createSourceTags, type NewsLeaf } from './tags.ts';
import { day, publishTimes } from './times.ts';

export interface NewsRow {
  readonly id: string;
  readonly title: string;
  readonly brief: Brief;
  readonly category: CategoryCode;
  readonly companyIds: readonly number[];
  readonly parentTagCode: string;
  readonly tagCode: string;
  readonly tagName: string;
  readonly tagIds: readonly number[];
  readonly sourceId: number;
  readonly sourceName: string;
  readonly authorName: string;
  readonly authorId: string | null;
  readonly publishTime: number;
  readonly viewCount: number;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly words: string;
}

export interface Author {
  readonly id: string;
  readonly nickname: string;
}

/** Maximum age of hot news (`rules/news.ts`). */
const hotFor = 4 * day;
const newsCount = 600;
const newestId = 60_600;
const editors = ['编辑部', '林间', '谷雨', '周五茶', '盐小姐', '半两'];

function assignments(leaves: readonly NewsLeaf[]): NewsLeaf[] {
  const total = leaves.reduce((sum, leaf) => sum + leaf.share, 0);
  const front = createNewsTagTree().slice(0, homeBranches);
  const isFront = ({ parentCode, id }: NewsLeaf) =>
    front.some(({ tagCode }) => tagCode === parentCode) || id === newsTagId.tools || id === newsTagId.features;
  const due = leaves.map((leaf, index) => ({
    leaf,
    credit: ((index * 7) % 11) + (isFront(leaf) ? 0 : leaf.share >= 20 ? 2 * total : total),
  }));
  return Array.from({ length: newsCount }, () => {
    for (const entry of due) entry.credit += entry.leaf.share;
    const next = due.reduce((best, entry) => (entry.credit > best.credit ? entry : best));
    next.credit -= total;
    return next.leaf;
  });
}

const homeBranches = 6;
const blockSize = 4;
const leadSize = 3;

export function frontOf(news: readonly Pick<NewsRow, 'id' | 'parentTagCode' | 'tagIds'>[]): ReadonlySet<string> {
  const branches = createNewsTagTree().slice(0, homeBranches);
  const blocks = [
    ...branches.map(({ tagCode }) => news.filter(({ parentTagCode }) => parentTagCode === tagCode)),
    ...[newsTagId.features, newsTagId.tools].map((id) => news.filter(({ tagIds }) => tagIds.includes(id))),
  ];
  return new Set([news.slice(0, leadSize), ...blocks.map((of) => of.slice(0, blockSize))].flat().map(({ id }) => id));
}

/** Items of the last week that are no longer on the home page have most views. */
function viewsOf(age: number, key: string, isFront: boolean): number {
  const random = randomFor(`views:${key}`);
  if (!isFront && age < hotFor) return random.int(9_000, 17_000);
  if (!isFront && age < 7 * day) return random.int(18_000, 86_000);
  return Math.round((300 + random.next() ** 2 * 8_000) * (0.05 + 0.95 * Math.min(1, age / (3 * day))));
}

interface Draft {
  readonly id: string;
  readonly leaf: NewsLeaf;
  readonly publishTime: number;
}

/** Retries until title and event are unused: first other titles, then other facts. */
function withNewTitle(draft: Draft, companies: readonly CompanyRow[], taken: Set<string>) {
  const { id, leaf, publishTime } = draft;
  return firstUnique(`news:${id}`, 180, taken, (nth) => {
    const brief: Brief = {
      key: `news:${id}:${Math.floor(nth / 3)}`,
      story: leaf.story,
      categories: leaf.categories ?? categoryCodes,
      rankWord: leaf.tagCode === 'top-100' ? '百强榜' : null,
      publishTime,
    };
    const facts = factsOf(brief, companies);
    const title = titleOf(brief, facts, nth % 3);
    return { brief, facts, title, uniqueKeys: [title, occasionOf(brief, facts) ?? title] };
  });
}

function rowOf(
  { id, leaf, publishTime }: Draft,
  { brief, facts, title }: { readonly brief: Brief; readonly facts: Facts; readonly title: string },
  source: Pick<NewsRow, 'sourceId' | 'sourceName' | 'authorName' | 'authorId'>,
): NewsRow {
  return {
    id,
    title,
    brief,
    category: facts.code,
    companyIds: facts.companies.map((company) => company.id),
    parentTagCode: leaf.parentCode,
    tagCode: leaf.tagCode,
    tagName: leaf.name,
    tagIds: [leaf.id, themeTagId[leaf.theme]],
    ...source,
    publishTime,
    viewCount: 0,
    likeCount: 0,
    commentCount: 0,
    words: [
      leaf.name,
      source.sourceName,
      facts.category.name,
      ...facts.companies.flatMap(({ shortName, cnName }) => [shortName, cnName]),
      facts.slots.topic,
      facts.slots.product,
    ].join(' '),
  };
}

/** 600 articles of the last months, newest first. @param taken used titles and events, extended by these */
export function createNews(
  now: number,
  companies: readonly CompanyRow[],
  authors: readonly Author[],
  taken: Set<string>,
): NewsRow[] {
  const leaves = assignments(createNewsLeaves());
  const since = new Map(authors.map(({ id }) => [id, timesOf(id, now).joinedAt]));
  const sources = createSourceTags();
  const rhythm = { working: [5, 8], off: [1, 3] } as const;
  const rows = publishTimes(now, newsCount, rhythm, randomFor('news:times')).map((publishTime, index) => {
    const id = `${newestId - index}`;
    const leaf = leaves[index];
    if (leaf === undefined) throw new Error('too few leaves');
    const draft = { id, leaf, publishTime };
    const named = withNewTitle(draft, companies, taken);
    const random = randomFor(`news:${id}`);
    const source = random.chance(0.5) ? sources[0] : random.pick(sources);
    const author =
      source === sources[0] && random.chance(0.4)
        ? random.pick(authors.filter(({ id: by }) => (since.get(by) ?? 0) < publishTime))
        : null;
    return rowOf(draft, named, {
      sourceId: source?.id ?? 0,
      sourceName: source?.name ?? '',
      authorName: author?.nickname ?? random.pick(editors),
      authorId: author?.id ?? null,
    });
  });
  const front = frontOf(rows);
  return rows.map((row) => {
    const viewCount = viewsOf(now - row.publishTime, row.id, front.has(row.id));
    const liked = 0.004 + randomFor(`likes:${row.id}`).next() * 0.02;
    return { ...row, viewCount, likeCount: Math.round(viewCount * liked) };
  });
}

export function createDrafts(now: number, companies: readonly CompanyRow[], author: Author): NewsRow[] {
  const [house] = createSourceTags();
  const leaves = createNewsLeaves();
  return [1, 2, 3].map((nth) => {
    const leaf = randomFor(`draft:${nth}`).pick(leaves);
    const draft = { id: `${newestId + nth}`, leaf, publishTime: now };
    return rowOf(draft, withNewTitle(draft, companies, new Set()), {
      sourceId: house?.id ?? 0,
      sourceName: house?.name ?? '',
      authorName: author.nickname,
      authorId: author.id,
    });
  });
}

export interface NewsMapper {
  readonly toItem: (row: NewsRow) => NewsItem;
  readonly article: (row: NewsRow) => Article;
}

export function createNewsMapper(companies: readonly CompanyRow[]): NewsMapper {
  return {
    toItem: (row) => {
      const { shape } = storyOf(row.brief.story);
      return {
        id: row.id,
        title: row.title,
        coverImg: cover({ key: `news:${row.id}`, category: row.category, ...(shape === undefined ? {} : { shape }) }),
        seoKeywords: [row.tagName, ...keywords(row, companies)].join(','),
        publishTime: row.publishTime,
        sourceId: row.sourceId,
        sourceName: row.sourceName,
        parentTagCode: row.parentTagCode,
        tagCode: row.tagCode,
        tagName: row.tagName,
        summary: summaryOf(row.brief, companies),
        viewCount: row.viewCount,
        commentCount: row.commentCount,
      };
    },
    article: (row) => articleOf(row.brief, companies),
  };
}

function keywords(row: NewsRow, companies: readonly CompanyRow[]): string[] {
  const { category, slots } = factsOf(row.brief, companies);
  return [category.name, slots.topic ?? slots.co ?? ''];
}
