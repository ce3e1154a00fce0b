import { Schema } from 'effect';
import { contract, Id, Page, PageQuery, Text, Time, Title } from './contract.ts';

export const favouriteTypes = ['news', 'post', 'activity'] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

/** docs/choices.md R3-61. */
export const Favourite = Schema.Struct({
  id: Id,
  type: Schema.Literals(favouriteTypes),
  entityId: Id,
  title: Title,
  coverImg: Text,
  createdTime: Time,
});
export type Favourite = typeof Favourite.Type;

const Entity = Schema.Struct({ type: Schema.Literals(favouriteTypes), entityId: Id });

/** R7.2-5 to R7.2-7; newest first, without what was deleted since. */
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
