import { Schema } from 'effect';
import { contract, Id, Page, PageQuery } from './contract.ts';

export const favouriteTypes = ['news', 'post', 'activity'] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

/** Something a member keeps (docs/choices.md R3-61). `createdTime`: when it was kept, in milliseconds since 1970. */
export const Favourite = Schema.Struct({
  id: Id,
  type: Schema.Literals(favouriteTypes),
  entityId: Id,
  title: Schema.String,
  coverImg: Schema.String,
  createdTime: Schema.Int,
});
export type Favourite = typeof Favourite.Type;

const Entity = Schema.Struct({ type: Schema.Literals(favouriteTypes), entityId: Id });

/** What the reader keeps (R7.2-5 to R7.2-7). The page is their own, newest first; what no longer exists is left out. */
export const favourite = contract({
  favourite: {
    method: 'POST',
    path: '/admin/member-favorite',
    act: 'favourite',
    body: Entity,
    data: Schema.Boolean,
  },
  unfavourite: {
    method: 'POST',
    path: '/admin/member-favorite/unfavorite',
    act: 'favourite',
    body: Entity,
    data: Schema.Boolean,
  },
  page: {
    method: 'GET',
    path: '/admin/member-favorite/page',
    access: 'member',
    query: Schema.Struct({ ...PageQuery, type: Schema.optional(Schema.Literals(favouriteTypes)) }),
    data: Page(Favourite),
  },
});
