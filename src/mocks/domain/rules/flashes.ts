import type { PageOf } from '#services/contract/contract.ts';
import type { Flash, FlashDetail, NewsItem } from '#services/contract/news.contract.ts';
import { notFound } from '../refusal.ts';
import type { FlashRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { nearestNews } from './news.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

export const flashPage = (world: World, paging: Paging): PageOf<Flash> =>
  mapPage(
    pageOf(
      world.seed.flashes.filter((row) => isOut(world, row)).sort((a, b) => b.publishTime - a.publishTime),
      paging,
    ),
    flashOf,
  );

export const flashDetail = (world: World, id: string): FlashDetail => {
  const row = find(world, id);
  const named = new Map(world.seed.companies.map((company) => [company.id, company.cnName]));
  return {
    ...flashOf(row),
    viewCount: row.viewCount + (world.tables.views.get(`flash:${id}`) ?? 0),
    tags: row.tagIds.flatMap((tagId) => {
      const tag = world.seed.tagById(tagId);
      return tag ? [{ id: tag.id, name: tag.name, tagCode: tag.tagCode }] : [];
    }),
    companies: row.companyIds.flatMap((companyId) => {
      const name = named.get(companyId);
      return name === undefined ? [] : [{ id: companyId, name }];
    }),
  };
};

export const newsOfFlash = (world: World, id: string): readonly NewsItem[] => nearestNews(world, find(world, id));

export const viewFlash = (world: World, id: string): void => {
  find(world, id);
  world.commit({ type: 'flash.viewed', id });
};

const isOut = (world: World, row: FlashRow): boolean => row.publishTime <= world.now();

const find = (world: World, id: string): FlashRow => {
  const row = world.seed.flashes.find((flash) => flash.id === id);
  if (!row || !isOut(world, row)) throw notFound();
  return row;
};

const flashOf = ({ id, title, content, publishTime, sourceId, sourceName }: FlashRow): Flash => ({
  id,
  title,
  content,
  publishTime,
  sourceId,
  sourceName,
});
