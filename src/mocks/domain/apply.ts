import type { DomainEvent } from './events.ts';
import { isNewChineseName, newMember } from './members.ts';
import type { Seed } from './seed.ts';
import type { MemberRow } from './seed-rows.ts';
import {
  befriend,
  block,
  putFollow,
  putLike,
  putMember,
  putMessage,
  putVisit,
  type Tables,
  type TicketState,
  talkKey,
} from './tables.ts';

/** Folds one event into the tables. It asks nothing but the tables, the seed and the event. */
export const apply = (tables: Tables, seed: Seed, event: DomainEvent): void => {
  switch (event.type) {
    case 'code.sent': {
      const row = { account: event.account, nonce: event.nonce, at: event.at, used: false };
      tables.codes.set(event.account, row);
      tables.sentCodes.push(row);
      return;
    }
    case 'code.used': {
      const row = tables.codes.get(event.account);
      if (row) tables.codes.set(event.account, { ...row, used: true });
      return;
    }
    case 'captcha.used':
      tables.usedCaptchas.add(event.digest);
      return;
    case 'picture.issued':
      tables.pictures.set(event.key, { nonce: event.nonce, used: false });
      return;
    case 'picture.used': {
      const picture = tables.pictures.get(event.key);
      if (picture) tables.pictures.set(event.key, { ...picture, used: true });
      return;
    }
    case 'account.opened':
      tables.opened += 1;
      putMember(tables, newMember(event.memberId, event.mobile, event.at, seed));
      return;
    case 'login.failed':
      countUp(tables.failedLogins, event.account);
      return;
    case 'login.succeeded': {
      const mobile = event.memberId === null ? null : tables.members.get(event.memberId)?.mobile;
      if (mobile) tables.failedLogins.delete(mobile);
      return;
    }
    case 'token.issued': {
      if (event.memberId !== null) change(tables, event.memberId, () => ({ activeAt: event.at }));
      const before = tables.families.get(event.family);
      tables.families.set(event.family, {
        family: event.family,
        memberId: event.memberId,
        openid: event.openid,
        generation: event.generation,
        expiresAt: [...(before?.expiresAt ?? []), event.expiresAt],
        revoked: false,
      });
      return;
    }
    case 'token.revoked': {
      const family = tables.families.get(event.family);
      if (family) tables.families.set(event.family, { ...family, revoked: true });
      return;
    }
    case 'password.changed':
      change(tables, event.memberId, () => ({ passwordDigest: event.digest }));
      return;
    case 'mobile.bound':
      change(tables, event.memberId, () => ({ mobile: event.mobile }));
      return;
    case 'email.bound':
      change(tables, event.memberId, (row) => ({ profile: { ...row.profile, email: event.email } }));
      return;
    case 'wechat.bound':
      change(tables, event.memberId, () => ({ openid: event.openid }));
      return;
    case 'wechat.authorized':
      tables.authorizations.set(event.nonce, { openid: event.openid, at: event.at, redeemed: false });
      return;
    case 'wechat.redeemed': {
      const authorization = tables.authorizations.get(event.nonce);
      if (authorization) tables.authorizations.set(event.nonce, { ...authorization, redeemed: true });
      return;
    }
    case 'ticket.opened':
      tables.tickets.set(event.uuid, { uuid: event.uuid, state: 'waiting', at: event.at, nonce: null });
      return;
    case 'ticket.scanned':
      moveTicket(tables, event.uuid, 'scanned', null);
      return;
    case 'ticket.confirmed':
      moveTicket(tables, event.uuid, 'confirmed', event.nonce);
      return;
    case 'ticket.cancelled':
      moveTicket(tables, event.uuid, 'cancelled', null);
      return;
    case 'ticket.expired':
      moveTicket(tables, event.uuid, 'expired', null);
      return;
    case 'profile.saved':
      change(tables, event.memberId, (row) => ({
        profile: event.profile,
        namedAt: isNewChineseName(row, event.profile.nickname) ? event.at : row.namedAt,
      }));
      return;
    case 'register.advanced':
      change(tables, event.memberId, (row) => ({ step: Math.max(row.step, event.step), isRequired: false }));
      return;
    case 'interests.saved':
      tables.interests.set(event.memberId, event.tagIds);
      return;
    case 'work.added':
      tables.work.set(event.memberId, [...(tables.work.get(event.memberId) ?? []), ...event.entries]);
      return;
    case 'education.added':
      tables.education.set(event.memberId, [...(tables.education.get(event.memberId) ?? []), ...event.entries]);
      return;
    case 'tags.saved':
      change(tables, event.memberId, () => ({ industryTagIds: event.tagIds }));
      return;
    case 'tag.created':
      tables.madeTags.set(event.tag.id, event.tag);
      return;
    case 'news.viewed':
      countUp(tables.views, event.id);
      return;
    case 'company.followed': {
      const ids = tables.followedCompanies.get(event.memberId) ?? new Set<number>();
      if (event.isFollowed) ids.add(event.companyId);
      else ids.delete(event.companyId);
      tables.followedCompanies.set(event.memberId, ids);
      return;
    }
    case 'activity.viewed':
      countUp(tables.views, `activity:${event.id}`);
      return;
    case 'flash.viewed':
      countUp(tables.views, `flash:${event.id}`);
      return;
    case 'keyword.searched': {
      const known = tables.searches.get(event.site) ?? new Map<string, number>();
      countUp(known, event.keyword);
      tables.searches.set(event.site, known);
      return;
    }
    case 'person.viewed':
      putVisit(tables, event.memberId, event.visitorId, event.at);
      return;
    case 'post.saved':
      tables.posts.set(event.row.id, { row: event.row, text: event.text });
      return;
    case 'post.deleted':
      tables.deletedPosts.add(event.id);
      return;
    case 'post.reported':
      tables.postReports.set(`${event.row.postId}:${event.row.memberId}`, event.row);
      return;
    case 'circle.joined':
      moveInCircle(tables, event.circleId, event.memberId, 'joined');
      return;
    case 'circle.left':
      moveInCircle(tables, event.circleId, event.memberId, 'left');
      return;
    case 'entity.liked':
      putLike(tables, event.entity, event.memberId);
      return;
    case 'entity.unliked':
      tables.likes.get(event.entity)?.delete(event.memberId);
      return;
    case 'entity.kept': {
      tables.kept += 1;
      const { memberId, entityType: type, entityId, at } = event;
      const before = tables.favourites.get(memberId) ?? [];
      tables.favourites.set(memberId, [...before, { id: String(firstKept + tables.kept), type, entityId, at }]);
      return;
    }
    case 'entity.dropped': {
      const { memberId, entityType, entityId } = event;
      const left = (tables.favourites.get(memberId) ?? []).filter(
        (row) => row.type !== entityType || row.entityId !== entityId,
      );
      tables.favourites.set(memberId, left);
      return;
    }
    case 'member.followed':
      putFollow(tables, event);
      count(tables, event, 1);
      return;
    case 'member.unfollowed':
      tables.follows.get(event.memberId)?.delete(event.followedId);
      tables.fans.get(event.followedId)?.delete(event.memberId);
      count(tables, event, -1);
      return;
    case 'friend.requested': {
      const { id, from, to, message, at } = event;
      tables.friendRequests.set(id, { id, from, to, message, at, answer: null });
      return;
    }
    case 'friend.answered': {
      const row = tables.friendRequests.get(event.id);
      if (!row) return;
      tables.friendRequests.set(event.id, { ...row, answer: event.answer });
      if (event.answer === 'APPROVED') befriend(tables, row.from, row.to);
      return;
    }
    case 'friend.deleted':
      tables.friends.get(event.memberId)?.delete(event.friendId);
      tables.friends.get(event.friendId)?.delete(event.memberId);
      return;
    case 'member.blocked':
      block(tables, event.memberId, event.blockedId);
      return;
    case 'others.turned':
      tables.others = { ...tables.others, isOn: event.isOn };
      return;
    case 'others.acted':
      tables.others = { ...tables.others, moment: event.moment };
      return;
    case 'comment.written':
      tables.comments.set(event.comment.id, { ...event.comment, at: event.at, likeCount: 0 });
      return;
    case 'comment.deleted':
      tables.deletedComments.add(event.id);
      return;
    case 'notices.read': {
      const key = `${event.memberId}:${event.noticeType}`;
      tables.noticesRead.set(key, Math.max(tables.noticesRead.get(key) ?? 0, event.time));
      return;
    }
    case 'file.stored':
      tables.files.set(event.key, { contentType: event.contentType, base64: event.base64 });
      return;
    case 'conversation.opened':
      tables.conversations.set(event.row.id, { ...event.row, createdTime: event.at });
      return;
    case 'conversation.deleted':
      tables.deletedMessages.set(talkKey(event.convId, event.memberId), event.count);
      return;
    case 'messages.read':
      tables.readMessages.set(talkKey(event.convId, event.memberId), event.count);
      return;
    case 'message.sent':
      putMessage(tables, event.row);
      return;
    case 'access.logged':
    case 'access.timed':
    case 'view.recorded':
      // Statistics: nobody reads them here.
      return;
    case 'error.reported':
      tables.errorReports.push(event.report);
      return;
    default:
      event satisfies never;
  }
};

const countUp = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const change = (tables: Tables, memberId: string, part: (row: MemberRow) => Partial<MemberRow>): void => {
  const row = tables.members.get(memberId);
  if (row) putMember(tables, { ...row, ...part(row) });
};

/** Favourites of the seed have smaller numbers. */
const firstKept = 6_000;

const count = (
  tables: Tables,
  { memberId, followedId }: { readonly memberId: string; readonly followedId: string },
  by: 1 | -1,
): void => {
  change(tables, memberId, ({ followCount }) => ({ followCount: followCount + by }));
  change(tables, followedId, ({ followerCount }) => ({ followerCount: followerCount + by }));
};

const moveTicket = (tables: Tables, uuid: string, state: TicketState, nonce: string | null): void => {
  const ticket = tables.tickets.get(uuid);
  if (ticket) tables.tickets.set(uuid, { ...ticket, state, nonce });
};

const moveInCircle = (tables: Tables, circleId: string, memberId: string, move: 'joined' | 'left'): void => {
  const moves = new Map(tables.circleMoves.get(circleId));
  moves.delete(memberId);
  tables.circleMoves.set(circleId, moves.set(memberId, move));
};
