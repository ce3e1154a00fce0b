import type { PageOf } from '#services/contract/contract.ts';
import type { Flash, FlashDetail, NewsItem } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { existing } from '../refusal.ts';
import type { FlashRow } from '../seed-rows.ts';
import { nearestNews } from './news.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

export const flashPage = (domain: Domain, paging: Paging): PageOf<Flash> =>
  mapPage(
    pageOf(
      domain.seed.flashes.filter((row) => isOut(domain, row)).sort((a, b) => b.publishTime - a.publishTime),
      paging,
    ),
    flashOf,
  );

export const flashDetail = (domain: Domain, id: string): FlashDetail => {
  const row = find(domain, id);
  const named = new Map(domain.seed.companies.map((company) => [company.id, company.cnName]));
  return {
    ...flashOf(row),
    viewCount: row.viewCount + (domain.tables.views.get(`flash:${id}`) ?? 0),
    tags: row.tagIds.flatMap((tagId) => {
      const tag = domain.seed.tagById(tagId);
      return tag ? [{ id: tag.id, name: tag.name, tagCode: tag.tagCode }] : [];
    }),
    companies: row.companyIds.flatMap((companyId) => {
      const name = named.get(companyId);
      return name === undefined ? [] : [{ id: companyId, name }];
    }),
  };
};

export const newsOfFlash = (domain: Domain, id: string): readonly NewsItem[] => nearestNews(domain, find(domain, id));

export const viewFlash = (domain: Domain, id: string): void => {
  find(domain, id);
  domain.commit({ type: 'flash.viewed', id });
};

const isOut = (domain: Domain, row: FlashRow): boolean => row.publishTime <= domain.now();

const find = (domain: Domain, id: string): FlashRow =>
  existing(domain.seed.flashes.find((flash) => flash.id === id && isOut(domain, flash)));

const flashOf = ({ id, title, content, publishTime, sourceId, sourceName }: FlashRow): Flash => ({
  id,
  title,
  content,
  publishTime,
  sourceId,
  sourceName,
});
