import type { Banner, Region, SiteContent, Tag, TagTree } from '#services/contract/basic.contract.ts';
import type { CommentKind } from '#services/contract/comment.contract.ts';
import type { MessageTemplate } from '#services/contract/message.contract.ts';
import type { EducationEntry, WorkEntry } from '#services/contract/session.contract.ts';
import type { Activity, ActivityDetail, CompanyDetail, NewsDetail, NewsItem, ProductDetail } from '../sent.ts';
import type {
  ActivityRow,
  CircleRow,
  CommentRow,
  CompanyCategory,
  CompanyRow,
  ConversationRow,
  FavouriteRow,
  FlashRow,
  FollowRow,
  FriendRequestRow,
  MemberRow,
  MessageRow,
  NewsRow,
  NoticeRow,
  PostRow,
  PostText,
  ProductRow,
  TopicRow,
  VisitRow,
} from './seed-rows.ts';

/** Initial state. Large parts are functions and generated on demand. */
export interface Seed {
  readonly members: readonly MemberRow[];
  readonly personas: ReadonlyMap<string, string>;
  readonly news: readonly NewsRow[];
  readonly newsItem: (id: string) => NewsItem;
  readonly activities: readonly ActivityRow[];
  /** Views are the row's; the period depends on the clock. */
  readonly activityItem: (id: string) => Omit<Activity, 'period'>;
  readonly activityDetail: (
    id: string,
  ) => Omit<ActivityDetail, keyof Activity | 'commentCount' | 'likeCount' | 'isLiked' | 'isFavorite'>;
  readonly activityKeywords: readonly { readonly keyword: string; readonly searchedCount: number }[];
  readonly newsArticle: (
    id: string,
  ) => Pick<NewsDetail, 'content' | 'authorName' | 'authorId' | 'likeCount' | 'tags' | 'companies'>;
  readonly newsKeywords: readonly { readonly keyword: string; readonly searchedCount: number }[];
  readonly flashes: readonly FlashRow[];
  readonly newsTags: () => readonly TagTree[];
  readonly tags: (type: number) => readonly Tag[];
  readonly tagById: (id: number) => Tag | null;
  readonly notices: () => readonly NoticeRow[];
  readonly posts: () => readonly PostRow[];
  readonly postText: (id: string) => PostText;
  readonly circles: () => readonly CircleRow[];
  readonly circleCover: (id: string) => string;
  readonly topics: () => readonly TopicRow[];
  readonly companies: readonly CompanyRow[];
  readonly companyProfile: (
    id: number,
  ) => Pick<CompanyDetail, 'logo' | 'introduction' | 'story' | 'business' | 'website'>;
  readonly products: readonly ProductRow[];
  readonly productCover: (id: number) => string;
  readonly productProfile: (id: number) => Pick<ProductDetail, 'pictures' | 'description' | 'facts'>;
  readonly china: () => Region;
  readonly overseas: () => readonly Region[];
  readonly siteContent: (code: string) => SiteContent | null;
  readonly banners: () => readonly Banner[];
  readonly workAndEducationOf: (memberId: string) => {
    readonly work: readonly WorkEntry[];
    readonly education: readonly EducationEntry[];
  };
  readonly miniappCode: (page: string) => string;
  readonly avatarOf: (memberId: string, gender: 'MALE' | 'FEMALE' | null) => string;
  readonly friends: readonly (readonly [string, string])[];
  readonly friendRequests: readonly FriendRequestRow[];
  /** Pairs of blocking and blocked member. */
  readonly blocks: readonly (readonly [string, string])[];
  readonly visits: readonly VisitRow[];
  readonly follows: readonly FollowRow[];
  readonly favourites: ReadonlyMap<string, readonly FavouriteRow[]>;
  readonly followedCompanies: ReadonlyMap<string, readonly number[]>;
  readonly comments: (kind: CommentKind, entityId: string) => readonly CommentRow[];
  readonly commentById: (id: string) => CommentRow | null;
  readonly conversations: readonly ConversationRow[];
  readonly messages: (convId: string) => readonly MessageRow[];
  readonly readMessages: readonly { readonly convId: string; readonly memberId: string; readonly count: number }[];
  readonly messageTemplates: readonly MessageTemplate[];
  readonly companyCategories: readonly CompanyCategory[];
  readonly companyCategory: (companyId: number) => CompanyCategory | null;
}
