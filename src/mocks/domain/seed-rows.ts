import type { CommentKind } from '#services/contract/comment.contract.ts';
import type { CompanySuggestion } from '#services/contract/company.contract.ts';
import type { FavouriteType } from '#services/contract/favourite.contract.ts';
import type { Flash } from '#services/contract/news.contract.ts';
import type { NoticeType } from '#services/contract/notice.contract.ts';
import type { PostFact, PostReport } from '#services/contract/post.contract.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import type { LoadedProfile } from '#services/contract/session.contract.ts';

/** A member as the backend knows him; the wire shapes of §3 are views of this row. */
export interface MemberRow {
  readonly memberId: string;
  /** With its dial code: `+8613800000001`. */
  readonly mobile: string | null;
  readonly passwordDigest: string | null;
  readonly openid: string | null;
  readonly profile: Omit<LoadedProfile, 'nameEditable'>;
  /** When a Chinese name was last given, in milliseconds since 1970. */
  readonly namedAt: number | null;
  readonly avatar: string;
  readonly isBanned: boolean;
  readonly hasColumn: boolean;
  readonly level: 'none' | 'member' | 'premium';
  /** When the membership ends, in milliseconds since 1970. */
  readonly memberUntil: number | null;
  /** Last step of the registration done (R3-12); 2 is the supplement. */
  readonly step: number;
  readonly isRequired: boolean;
  readonly followerCount: number;
  readonly followCount: number;
  readonly industryTagIds: readonly number[];
  readonly introduction: string;
  /** In milliseconds since 1970, as `activeAt`, which is when he was last here. */
  readonly joinedAt: number;
  readonly activeAt: number;
}

/** A friend request (R3-38) and its answer, where one was given; `at` in milliseconds since 1970. */
export interface FriendRequestRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly at: number;
  readonly answer: 'APPROVED' | 'IGNORED' | null;
}

/** `visitorId` looked at the page of `memberId`. */
export interface VisitRow {
  readonly memberId: string;
  readonly visitorId: string;
  readonly at: number;
}

/** A comment as it is written; `at` is that of its event. */
export interface WrittenComment {
  readonly id: string;
  readonly kind: CommentKind;
  readonly entityId: string;
  readonly authorId: string;
  readonly content: string;
  /** The comment above a reply. */
  readonly parentId: string | null;
  /** The reply that a reply answers. */
  readonly replyToId: string | null;
}

/** A comment or a reply, as the tables hold it. */
export interface CommentRow extends WrittenComment {
  readonly at: number;
  /** Likes from before the world began. */
  readonly likeCount: number;
}

/** Two members who talk. `createdTime` in milliseconds since 1970. */
export interface ConversationRow {
  readonly id: string;
  readonly memberIds: readonly [string, string];
  /** The member who does not say who he is, if one of them does not. */
  readonly anonymousId: string | null;
  readonly contextType: 'post' | null;
  readonly contextId: string | null;
  readonly createdTime: number;
}

/** A message as it came; who has read it is kept elsewhere. */
export type MessageRow = Pick<
  Message,
  'id' | 'convId' | 'msgFrom' | 'msgTo' | 'msgType' | 'msgContent' | 'sentTime' | 'messagePackage'
>;

/** Something a member keeps; `at` in milliseconds since 1970. */
export interface FavouriteRow {
  readonly id: string;
  readonly type: FavouriteType;
  readonly entityId: string;
  readonly at: number;
}

/** `memberId` follows `followedId`. */
export interface FollowRow {
  readonly memberId: string;
  readonly followedId: string;
  readonly at: number;
}

/** What a company makes or trades in. */
export interface CompanyCategory {
  readonly code: string;
  readonly name: string;
}

/** What the rules ask of a company; what it says of itself is made when it is shown. */
export interface CompanyRow extends CompanySuggestion {
  readonly shortName: string;
  readonly city: string;
  readonly foundedYear: number;
  readonly leader: string;
  readonly leaderTitle: string;
  readonly staff: number;
  readonly followerCount: number;
}

/** What the rules ask of a product. `price` in yuan. */
export interface ProductRow {
  readonly id: number;
  readonly companyId: number;
  readonly category: string;
  readonly name: string;
  readonly spec: string;
  readonly price: number;
}

/** What the rules ask of a piece of news; its words and pictures are made when it is shown. */
export interface NewsRow {
  readonly id: string;
  readonly title: string;
  /** What a search finds it by, besides the title. */
  readonly words: string;
  readonly publishTime: number;
  readonly sourceId: number;
  readonly viewCount: number;
  /** Every tag under which the item is listed: its own, its category and the category's parents. */
  readonly tagIds: readonly number[];
  /** Companies that it may name, the main one first. */
  readonly companyIds: readonly number[];
  /** The member who wrote it; null for the house. */
  readonly authorId: string | null;
  /** Written and not yet published. */
  readonly isDraft: boolean;
}

export interface FlashRow extends Flash {
  readonly viewCount: number;
  readonly tagIds: readonly number[];
  readonly companyIds: readonly number[];
}

/** What the rules ask of an activity. */
export interface ActivityRow {
  readonly id: string;
  readonly type: string;
  readonly typeName: string;
  readonly title: string;
  readonly sourceId: number;
  readonly sourceName: string;
  readonly city: string;
  readonly venue: string;
  readonly price: number;
  readonly publishTime: number;
  readonly startTime: number;
  readonly endTime: number;
  readonly viewCount: number;
  /** Likes from before the world began. */
  readonly likeCount: number;
}

/** What the rules ask of a post. `viewCount` and `likeCount` are what the world begins with. */
export interface PostRow {
  readonly id: string;
  readonly title: string;
  readonly tagId: number;
  readonly greyWords: readonly string[];
  readonly themeTagId: number;
  readonly authorId: string;
  readonly place: string;
  readonly circleId: string | null;
  readonly topicIds: readonly string[];
  readonly publishTime: number;
  readonly viewCount: number;
  readonly likeCount: number;
  readonly isDraft: boolean;
}

/** The words and pictures of a post; plain text, a line break between paragraphs. */
export interface PostText {
  readonly summary: string;
  readonly content: string;
  readonly contact?: string;
  readonly facts: readonly PostFact[];
  readonly images: readonly string[];
}

/** Why a member wants the house to look at a post; `time` in milliseconds since 1970. */
export interface PostReportRow {
  readonly postId: string;
  readonly memberId: string;
  readonly reason: PostReport['reason'];
  readonly words: string;
  readonly time: number;
}

/** A circle and who is in it at the beginning, the founder first. */
export interface CircleRow {
  readonly id: string;
  readonly name: string;
  readonly introduction: string;
  readonly type: number;
  readonly founderId: string;
  readonly memberIds: readonly string[];
}

export interface TopicRow {
  readonly id: string;
  readonly name: string;
  readonly introduction: string;
  readonly coverImg: string;
  readonly viewCount: number;
}

/** What a member has been told; `content` as R3-45 says, made when it is read. */
export interface NoticeRow {
  readonly id: string;
  readonly memberId: string;
  readonly noticeType: NoticeType;
  readonly entityId: string;
  readonly content: () => string;
  readonly at: number;
  readonly isRead: boolean;
}
