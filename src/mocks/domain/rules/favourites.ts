import type { PageOf } from '#services/contract/contract.ts';
import type { FavouriteType } from '#services/contract/favourite.contract.ts';
import type { Favourite } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { notFound } from '../refusal.ts';
import { favouriteKey } from '../tables.ts';
import { type Entity, entityOf } from './entities.ts';
import { type Paging, pageOf } from './paging.ts';

export const favourite = (domain: Domain, memberId: string, entity: Entity): void => {
  if (entityOf(domain, entity) === null) throw notFound();
  if (isFavourite(domain, memberId, entity)) return;
  domain.commit({ type: 'entity.kept', memberId, entityType: entity.type, entityId: entity.id });
};

export const unfavourite = (domain: Domain, memberId: string, entity: Entity): void => {
  if (!isFavourite(domain, memberId, entity)) return;
  domain.commit({ type: 'entity.dropped', memberId, entityType: entity.type, entityId: entity.id });
};

export const isFavourite = (domain: Domain, viewer: string | null, { type, id }: Entity): boolean =>
  viewer !== null && (domain.tables.favourites.get(viewer)?.has(favouriteKey({ type, entityId: id })) ?? false);

export const favouritesOf = (
  domain: Domain,
  memberId: string,
  { type, ...paging }: Paging & { readonly type?: FavouriteType | undefined },
): PageOf<Favourite> => {
  const rows = [...(domain.tables.favourites.get(memberId)?.values() ?? [])]
    .filter((row) => type === undefined || row.type === type)
    .toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id));
  const shown = rows.flatMap(({ at, ...row }): readonly Favourite[] => {
    const entity = entityOf(domain, { type: row.type, id: row.entityId });
    return entity ? [{ ...row, title: entity.title, coverImg: entity.coverImg, createdTime: at }] : [];
  });
  return pageOf(shown, paging);
};
