import type { Seed } from '../domain/domain-seed.ts';
import type { NewsRow } from '../domain/seed-rows.ts';
import type { SeedData } from '../seed/create-seed.ts';
import searches from '../seed/data/searches.json' with { type: 'json' };
import type { NewsRow as SeededNews } from '../seed/news.ts';
import { byId, rowOrThrow } from './by-id.ts';

type NewsPart = Pick<Seed, 'news' | 'newsItem' | 'newsArticle' | 'newsKeywords' | 'flashes'>;

export const newsOf = (made: SeedData, tagById: Seed['tagById']): NewsPart => {
  const written = [...made.news, ...made.drafts];
  const rows = byId(written);
  return {
    news: newsRowsOf(made, written),
    newsItem: (id) => made.newsMapper.toItem(rowOrThrow(rows, id)),
    newsArticle: articlesOf(made, rows, tagById),
    newsKeywords: searches.news,
    flashes: made.flashes,
  };
};

const newsRowsOf = (made: SeedData, written: readonly SeededNews[]): readonly NewsRow[] => {
  const branchId = new Map(made.newsTags.map(({ id, tagCode }) => [tagCode, id]));
  const drafts = new Set(made.drafts.map(({ id }) => id));
  return written.map(({ parentTagCode, ...row }) => {
    const { id, title, words, publishTime, sourceId, viewCount, tagIds, companyIds, authorId } = row;
    const branch = branchId.get(parentTagCode);
    return {
      id,
      title,
      words,
      publishTime,
      sourceId,
      viewCount,
      tagIds: branch === undefined ? tagIds : [...tagIds, branch],
      companyIds,
      authorId,
      isDraft: drafts.has(id),
    };
  });
};

const articlesOf = (
  made: SeedData,
  rows: ReadonlyMap<string, SeededNews>,
  tagById: Seed['tagById'],
): Seed['newsArticle'] => {
  const shortNames = new Map(made.companies.map(({ id, shortName }) => [id, shortName]));
  const articles = new Map<string, ReturnType<Seed['newsArticle']>>();
  return (id) => {
    const known = articles.get(id);
    if (known) return known;
    const row = rowOrThrow(rows, id);
    const { content } = made.newsMapper.article(row);
    const article = {
      content,
      authorName: row.authorName,
      authorId: row.authorId,
      likeCount: row.likeCount,
      tags: row.tagIds.flatMap((tagId) => {
        const tag = tagById(tagId);
        return tag ? [{ id: tag.id, name: tag.name, tagCode: tag.tagCode }] : [];
      }),
      companies: row.companyIds.flatMap((companyId) => {
        const name = shortNames.get(companyId);
        return name !== undefined && content.includes(name) ? [{ id: companyId, name }] : [];
      }),
    };
    articles.set(id, article);
    return article;
  };
};
