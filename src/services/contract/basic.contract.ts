import { Schema } from 'effect';
import { tagMaxLength } from './constants.ts';
import { contract, Flag, Id, orNull, Page, PageQuery, QueryInt, Text, Title } from './contract.ts';
import { atMostCharacters } from './text.ts';

/** R3-31 */
export const Tag = Schema.Struct({
  id: Schema.Int,
  name: Title,
  typeEnName: Text,
  tagCode: Text,
});
export type Tag = typeof Tag.Type;

/** R3-28; `isNewTag`: created by a member (R3-29). */
export const FoundTag = Schema.Struct({ id: Schema.Int, name: Title, isNewTag: Flag });
export type FoundTag = typeof FoundTag.Type;

/** R7.4-6 */
export const tagRefusal = { unusable: 1 } as const;

export interface TagTree extends Tag {
  readonly children: readonly TagTree[];
}
export const TagTree: Schema.Codec<TagTree> = Schema.Struct({
  ...Tag.fields,
  children: Schema.Array(Schema.suspend((): Schema.Codec<TagTree> => TagTree)),
});

/** R3-15: China (id 100000) has three levels below the root, overseas regions two. */
export interface Region {
  readonly id: number;
  readonly name: string;
  readonly enName: string;
  readonly subLocations: readonly Region[];
}
export const Region: Schema.Codec<Region> = Schema.Struct({
  id: Schema.Int,
  name: Title,
  enName: Text,
  subLocations: Schema.Array(Schema.suspend((): Schema.Codec<Region> => Region)),
});

/** A promotional block has HTML `content` with an image, or a `url` (R2.5-23 to R2.5-25). */
export const SiteContent = Schema.Struct({
  code: Text,
  title: Text,
  content: orNull(Schema.String),
  url: orNull(Schema.String),
});
export type SiteContent = typeof SiteContent.Type;

export const FooterLinks = Schema.Array(Schema.Struct({ name: Title, enName: Text, url: Schema.NonEmptyString }));

/** `timestamp` in seconds since 1970. */
export const WechatJsConfig = Schema.Struct({
  appId: Schema.String,
  timestamp: Schema.Int,
  nonceStr: Schema.String,
  signature: Schema.String,
});
export type WechatJsConfig = typeof WechatJsConfig.Type;

export const Banner = Schema.Struct({ id: Id, title: Title, image: Text, url: Schema.NonEmptyString });
export type Banner = typeof Banner.Type;

export const basic = contract({
  tags: {
    method: 'GET',
    path: '/basic/tag',
    query: Schema.Struct({ type: QueryInt }),
    data: Schema.Array(Tag),
  },
  tag: { method: 'GET', path: '/basic/tag/:id', params: Schema.Struct({ id: QueryInt }), data: Tag },
  tagPage: {
    method: 'GET',
    path: '/basic/tag/page',
    query: Schema.Struct({ type: Schema.optional(QueryInt), ...PageQuery }),
    data: Page(Tag),
    uncalled: 'R7.4-2',
  },
  relatedTags: {
    method: 'GET',
    path: '/basic/tag/:id/related-tags',
    params: Schema.Struct({ id: QueryInt }),
    query: Schema.Struct({ typeId: QueryInt }),
    data: Schema.Array(Tag),
  },
  hotTags: {
    method: 'GET',
    path: '/basic/tag/hot',
    query: Schema.Struct({ type: Schema.Literals(['industry']), status: QueryInt, ...PageQuery }),
    data: Page(Tag),
  },
  searchTags: {
    method: 'GET',
    path: '/basic/tag/search',
    query: Schema.Struct({ keyword: Schema.String, ...PageQuery }),
    data: Page(FoundTag),
  },
  tagWords: {
    method: 'GET',
    path: '/basic/tag/word/page',
    query: Schema.Struct({ keywords: Schema.String, status: QueryInt, ...PageQuery }),
    data: Page(Tag),
    uncalled: 'R7.4-5',
  },
  createTag: {
    method: 'POST',
    path: '/basic/tag',
    access: 'member',
    act: 'editProfile',
    body: Schema.Struct({ name: Schema.String.check(atMostCharacters(tagMaxLength)), type: Schema.Int }),
    data: Schema.Int,
    again: 'same',
  },
  banners: { method: 'GET', path: '/basic/banner/list', data: Schema.Array(Banner) },
  locations: { method: 'GET', path: '/basic/location/list', data: Schema.Array(Region), uncalled: 'R7.4-15' },
  areas: { method: 'GET', path: '/basic/location/area/list', data: Schema.Array(Region) },
  overseas: { method: 'GET', path: '/basic/location/overseas', data: Schema.Array(Region) },
  locationChildren: {
    method: 'GET',
    path: '/basic/location/:id/children',
    params: Schema.Struct({ id: QueryInt }),
    data: Schema.Array(Region),
  },
  wechatJsConfig: {
    method: 'GET',
    path: '/admin/wx/mp/js-config',
    query: Schema.Struct({ url: Schema.NonEmptyString }),
    data: WechatJsConfig,
  },
  siteContent: {
    method: 'GET',
    path: '/basic/basic/page/code',
    query: Schema.Struct({ code: Schema.String }),
    data: Schema.NullOr(SiteContent),
  },
});
