import type { Tag } from '#services/contract/basic.contract.ts';
import type { FavouriteType } from '#services/contract/favourite.contract.ts';
import type { ErrorReport, ViewedType } from '#services/contract/log.contract.ts';
import type { NoticeType } from '#services/contract/notice.contract.ts';
import type { EducationEntry, Profile, WorkEntry } from '#services/contract/session.contract.ts';
import type { ConversationRow, MessageRow, PostReportRow, PostRow, PostText, WrittenComment } from './seed-rows.ts';

type Work = typeof WorkEntry.Type;
type Education = typeof EducationEntry.Type;

/** Domain events, JSON. They hold no secrets: codes and tokens are derived from `nonce`, passwords are digests. */
export type DomainFact =
  | { readonly type: 'code.sent'; readonly account: string; readonly nonce: string }
  | { readonly type: 'code.used'; readonly account: string }
  | { readonly type: 'captcha.used'; readonly digest: string }
  | { readonly type: 'picture.issued'; readonly key: string; readonly nonce: string }
  | { readonly type: 'picture.used'; readonly key: string }
  | { readonly type: 'account.opened'; readonly memberId: string; readonly mobile: string }
  | { readonly type: 'login.succeeded'; readonly method: LoginMethod; readonly memberId: string | null }
  | { readonly type: 'login.failed'; readonly account: string }
  | {
      readonly type: 'token.issued';
      readonly family: string;
      readonly generation: number;
      readonly memberId: string | null;
      readonly openid: string | null;
      readonly expiresAt: number;
    }
  | { readonly type: 'token.revoked'; readonly family: string }
  | { readonly type: 'password.changed'; readonly memberId: string; readonly digest: string }
  | { readonly type: 'mobile.bound'; readonly memberId: string; readonly mobile: string }
  | { readonly type: 'email.bound'; readonly memberId: string; readonly email: string }
  | { readonly type: 'wechat.bound'; readonly memberId: string; readonly openid: string }
  | { readonly type: 'wechat.authorized'; readonly nonce: string; readonly openid: string }
  | { readonly type: 'wechat.redeemed'; readonly nonce: string }
  | { readonly type: 'ticket.opened'; readonly uuid: string }
  | { readonly type: 'ticket.scanned'; readonly uuid: string }
  | { readonly type: 'ticket.confirmed'; readonly uuid: string; readonly nonce: string }
  | { readonly type: 'ticket.cancelled'; readonly uuid: string }
  | { readonly type: 'ticket.expired'; readonly uuid: string }
  | { readonly type: 'profile.saved'; readonly memberId: string; readonly profile: Profile }
  | { readonly type: 'register.advanced'; readonly memberId: string; readonly step: number }
  | { readonly type: 'interests.saved'; readonly memberId: string; readonly tagIds: readonly number[] }
  | { readonly type: 'work.added'; readonly memberId: string; readonly entries: readonly Work[] }
  | { readonly type: 'education.added'; readonly memberId: string; readonly entries: readonly Education[] }
  | { readonly type: 'tags.saved'; readonly memberId: string; readonly tagIds: readonly number[] }
  | { readonly type: 'tag.created'; readonly memberId: string; readonly tag: Tag }
  | { readonly type: 'news.viewed'; readonly id: string }
  | { readonly type: 'activity.viewed'; readonly id: string }
  | {
      readonly type: 'company.followed';
      readonly memberId: string;
      readonly companyId: number;
      readonly isFollowed: boolean;
    }
  | { readonly type: 'flash.viewed'; readonly id: string }
  | { readonly type: 'keyword.searched'; readonly site: string; readonly keyword: string }
  | { readonly type: 'person.viewed'; readonly memberId: string; readonly visitorId: string }
  | { readonly type: 'post.saved'; readonly row: PostRow; readonly text: PostText }
  | { readonly type: 'post.deleted'; readonly id: string }
  | { readonly type: 'post.reported'; readonly row: PostReportRow }
  | { readonly type: 'circle.joined'; readonly circleId: string; readonly memberId: string }
  | { readonly type: 'circle.left'; readonly circleId: string; readonly memberId: string }
  | { readonly type: 'entity.liked' | 'entity.unliked'; readonly memberId: string; readonly entity: string }
  | {
      readonly type: 'entity.kept' | 'entity.dropped';
      readonly memberId: string;
      readonly entityType: FavouriteType;
      readonly entityId: string;
    }
  | {
      readonly type: 'member.followed' | 'member.unfollowed';
      readonly memberId: string;
      readonly followedId: string;
    }
  | {
      readonly type: 'friend.requested';
      readonly id: string;
      readonly from: string;
      readonly to: string;
      readonly message: string;
    }
  | { readonly type: 'friend.answered'; readonly id: string; readonly answer: 'APPROVED' | 'IGNORED' }
  | { readonly type: 'friend.deleted'; readonly memberId: string; readonly friendId: string }
  | { readonly type: 'member.blocked'; readonly memberId: string; readonly blockedId: string }
  | { readonly type: 'others.turned'; readonly isOn: boolean }
  | { readonly type: 'others.acted'; readonly moment: number }
  | { readonly type: 'comment.written'; readonly comment: WrittenComment }
  | { readonly type: 'comment.deleted'; readonly id: string }
  | {
      readonly type: 'notices.read';
      readonly memberId: string;
      readonly noticeType: NoticeType;
      readonly time: number;
    }
  | { readonly type: 'file.stored'; readonly key: string; readonly contentType: string; readonly base64: string }
  | { readonly type: 'conversation.opened'; readonly row: Omit<ConversationRow, 'createdTime'> }
  /** `count`: number of messages deleted or read so far. */
  | {
      readonly type: 'conversation.deleted' | 'messages.read';
      readonly convId: string;
      readonly memberId: string;
      readonly count: number;
    }
  | { readonly type: 'conversation.reopened'; readonly convId: string; readonly memberId: string }
  | { readonly type: 'message.sent'; readonly row: MessageRow }
  | { readonly type: 'access.logged'; readonly cid: string; readonly url: string; readonly client: Client }
  | {
      readonly type: 'access.timed';
      readonly cid: string;
      readonly url: string;
      readonly client: Client;
      readonly startTime: number;
      readonly endTime: number;
    }
  | { readonly type: 'view.recorded'; readonly entityType: ViewedType; readonly entityId: string }
  | { readonly type: 'error.reported'; readonly report: ErrorReport };

type Client = 'web' | 'mobile';

export type LoginMethod = 'sms' | 'password' | 'sso' | 'wechat-web' | 'wechat-mp';

export type DomainEvent = DomainFact & { readonly seq: number; readonly at: number };
