import type { CommentKind } from '#services/contract/comment.contract.ts';
import type { CompanySuggestion } from '#services/contract/company.contract.ts';
import type { FavouriteType } from '#services/contract/favourite.contract.ts';
import type { NoticeType } from '#services/contract/notice.contract.ts';
import type { PostFact, PostReport } from '#services/contract/post.contract.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import type { LoadedProfile } from '#services/contract/session.contract.ts';
import type { Flash } from '../sent.ts';

/** A member's record; the wire shapes of §3 are derived from it. Times in ms since 1970. */
export interface MemberRow {
  readonly memberId: string;
  /** With dial code: `+8613800000001`. */
  readonly mobile: string | null;
  readonly passwordDigest: string | null;
  readonly openid: string | null;
  readonly profile: Omit<LoadedProfile, 'nameEditable'>;
  readonly namedAt: number | null;
  readonly avatar: string;
  readonly isBanned: boolean;
  readonly hasColumn: boolean;
  readonly level: 'none' | 'member' | 'premium';
  readonly memberUntil: number | null;
  /** Last completed registration step (R3-12); 2 is the supplement. */
  readonly step: number;
  readonly isRequired: boolean;
  readonly followerCount: number;
  readonly followCount: number;
  readonly industryTagIds: readonly number[];
  readonly introduction: string;
  readonly joinedAt: number;
  readonly activeAt: number;
}

/** `at` in ms since 1970, as in all rows. */
export interface FriendRequestRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly at: number;
  readonly answer: 'APPROVED' | 'IGNORED' | null;
}

export interface VisitRow {
  readonly memberId: string;
  readonly visitorId: string;
  readonly at: number;
}

export interface WrittenComment {
  readonly id: string;
  readonly kind: CommentKind;
  readonly entityId: string;
  readonly authorId: string;
  readonly content: string;
  /** The comment of a reply. */
  readonly parentId: string | null;
  /** The answered reply. */
  readonly replyToId: string | null;
}

export interface CommentRow extends WrittenComment {
  readonly at: number;
  readonly likeCount: number;
}

export interface ConversationRow {
  readonly id: string;
  readonly memberIds: readonly [string, string];
  readonly anonymousId: string | null;
  readonly contextType: 'post' | null;
  readonly contextId: string | null;
  readonly createdTime: number;
}

export type MessageRow = Pick<
  Message,
  'id' | 'convId' | 'msgFrom' | 'msgTo' | 'msgType' | 'msgContent' | 'sentTime' | 'messagePackage'
>;

export interface FavouriteRow {
  readonly id: string;
  readonly type: FavouriteType;
  readonly entityId: string;
  readonly at: number;
}

export interface FollowRow {
  readonly memberId: string;
  readonly followedId: string;
  readonly at: number;
}

export interface CompanyCategory {
  readonly code: string;
  readonly name: string;
}

export interface CompanyRow extends CompanySuggestion {
  readonly shortName: string;
  readonly city: string;
  readonly foundedYear: number;
  readonly leader: string;
  readonly leaderTitle: string;
  readonly staff: number;
  readonly followerCount: number;
}

/** `price` in yuan. */
export interface ProductRow {
  readonly id: number;
  readonly companyId: number;
  readonly category: string;
  readonly name: string;
  readonly spec: string;
  readonly price: number;
}

export interface NewsRow {
  readonly id: string;
  readonly title: string;
  /** Search terms besides the title. */
  readonly words: string;
  readonly publishTime: number;
  readonly sourceId: number;
  readonly viewCount: number;
  readonly tagIds: readonly number[];
  readonly companyIds: readonly number[];
  /** Null for the editors. */
  readonly authorId: string | null;
  readonly isDraft: boolean;
}

export interface FlashRow extends Flash {
  readonly viewCount: number;
  readonly tagIds: readonly number[];
  readonly companyIds: readonly number[];
}

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
  readonly likeCount: number;
}

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

export interface PostText {
  readonly summary: string;
  readonly content: string;
  readonly contact?: string;
  readonly facts: readonly PostFact[];
  readonly images: readonly string[];
}

export interface PostReportRow {
  readonly postId: string;
  readonly memberId: string;
  readonly reason: PostReport['reason'];
  readonly words: string;
  readonly time: number;
}

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

export interface NoticeRow {
  readonly id: string;
  readonly memberId: string;
  readonly noticeType: NoticeType;
  readonly entityId: string;
  readonly content: () => string;
  readonly at: number;
  readonly isRead: boolean;
}
