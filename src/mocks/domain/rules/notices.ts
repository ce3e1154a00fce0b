import { type NoticeType, noticeType, type UnreadCounts } from '#services/contract/notice.contract.ts';
import { base } from '../../base.ts';
import type { Notice, NoticePage } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import type { DomainEvent } from '../events.ts';
import { createProjection } from '../projection.ts';
import type { NoticeRow } from '../seed-rows.ts';
import { entryOf } from '../tables.ts';
import { infoOf, memberOf } from './accounts.ts';
import { type Entity, entityOf } from './entities.ts';
import { pendingCountOf } from './friends.ts';
import { type Paging, pageOf } from './paging.ts';
import { postOwner } from './post-rows.ts';

const firstId = 6_000_000;
const quotedLength = 40;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const nameOf = (domain: Domain, memberId: string): string => {
  const { nickname } = infoOf(memberOf(domain, memberId));
  return `<a href="${base}people/${memberId}">${escaped(nickname)}</a>`;
};

const short = (text: string): string =>
  escaped([...text].length > quotedLength ? `${[...text].slice(0, quotedLength).join('')}…` : text);

const titleOf = (domain: Domain, entity: Entity): string => short(entityOf(domain, entity)?.title ?? '');

type NewNotice = Omit<NoticeRow, 'id' | 'at' | 'isRead'>;

/** Recipients of an event and their texts; never the member who caused it. */
export const newNoticesOf = (domain: Domain, event: DomainEvent): readonly NewNotice[] => {
  switch (event.type) {
    case 'comment.written':
      return commentNotices(domain, event.comment);
    case 'entity.liked': {
      const [type, id = ''] = event.entity.split(':');
      const owner = type === 'post' ? postOwner(domain, id) : type === 'comment' ? commentAuthor(domain, id) : null;
      if (owner === null || owner === event.memberId) return [];
      const what = () =>
        type === 'post'
          ? `赞了你的供需<a href="${base}community/post/${id}">《${titleOf(domain, { type: 'post', id })}》</a>`
          : `赞了你的<a href="${commentHref(domain, id)}">评论</a>`;
      return [plain(owner, event.memberId, () => `${nameOf(domain, event.memberId)} ${what()}`)];
    }
    case 'member.followed':
      return [plain(event.followedId, event.memberId, () => `${nameOf(domain, event.memberId)} 关注了你`)];
    case 'friend.requested': {
      const quoted = event.message === '' ? '' : `：${short(event.message)}`;
      const words = () =>
        `${nameOf(domain, event.from)} 申请加你为好友${quoted}（<a href="${base}community/system-message#apply">去处理</a>）`;
      return [plain(event.to, event.from, words)];
    }
    case 'friend.answered':
      return friendNotices(domain, event);
    default:
      return [];
  }
};

const plain = (memberId: string, entityId: string, words: () => string): NewNotice => ({
  memberId,
  noticeType: noticeType.notice,
  entityId,
  content: () => `<p>${words()}</p>`,
});

const friendNotices = (
  domain: Domain,
  { id, answer }: Extract<DomainEvent, { type: 'friend.answered' }>,
): readonly NewNotice[] => {
  const request = domain.tables.friendRequests.get(id);
  if (!request || answer !== 'APPROVED') return [];
  return [plain(request.from, request.to, () => `${nameOf(domain, request.to)} 同意了你的好友申请，现在可以发私信了`)];
};

const pathOf = { news: 'news', activity: 'events', post: 'community/post' };

const commentHref = (domain: Domain, id: string): string => {
  const row = commentOf(domain, id);
  return row ? `${base}${pathOf[row.kind]}/${row.entityId}?comment=${id}` : base;
};

type Written = Extract<DomainEvent, { type: 'comment.written' }>['comment'];

const commentOf = (domain: Domain, id: string) => domain.tables.comments.get(id) ?? domain.seed.commentById(id);

const commentAuthor = (domain: Domain, id: string): string | null => commentOf(domain, id)?.authorId ?? null;

const commentNotices = (domain: Domain, comment: Written): readonly NewNotice[] => {
  const answeredId = comment.replyToId ?? comment.parentId;
  const answered = answeredId === null ? null : commentAuthor(domain, answeredId);
  const owner = comment.kind === 'post' ? postOwner(domain, comment.entityId) : null;
  const entity = { type: comment.kind, id: comment.entityId };
  const noticeTo = (memberId: string, what: () => string): NewNotice => ({
    memberId,
    noticeType: noticeType.comment,
    entityId: comment.entityId,
    content: () =>
      JSON.stringify({
        template: `<p>${nameOf(domain, comment.authorId)} ${what()}：${short(comment.content)}</p>`,
        msgType: 'comment',
        commentType: comment.kind,
        subjectId: comment.id,
        ...(comment.kind === 'post' ? { postId: comment.entityId } : {}),
        memberId: comment.authorId,
      }),
  });
  const created = [
    ...(answered === null ? [] : [noticeTo(answered, () => '回复了你的评论')]),
    ...(owner === null || owner === answered
      ? []
      : [noticeTo(owner, () => `评论了你的供需《${titleOf(domain, entity)}》`)]),
  ];
  return created.filter(({ memberId }) => memberId !== comment.authorId);
};

const noticeEvents = createProjection(
  () => new Map<string, DomainEvent[]>(),
  (byMember, event, domain) => {
    for (const memberId of new Set(newNoticesOf(domain, event).map((created) => created.memberId)))
      entryOf(byMember, memberId, () => []).push(event);
  },
);

export const noticesFrom = (domain: Domain, event: DomainEvent): readonly NoticeRow[] =>
  newNoticesOf(domain, event).map((created, at) => ({
    ...created,
    id: String(firstId + event.seq * 4 + at),
    at: event.at,
    isRead: false,
  }));

export const noticeFor = (row: NoticeRow, isRead: boolean): Notice => ({
  id: row.id,
  sentTime: row.at,
  noticeType: row.noticeType,
  entityId: row.entityId,
  noticeContent: row.content(),
  isRead,
});

const noticesOf = (domain: Domain, memberId: string): readonly NoticeRow[] => {
  const came = (noticeEvents(domain).get(memberId) ?? [])
    .flatMap((event) => noticesFrom(domain, event))
    .filter((created) => created.memberId === memberId);
  return [
    ...came,
    ...domain.seed.notices().filter((row) => row.memberId === memberId && row.at <= domain.now()),
  ].toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id));
};

const isRead = (domain: Domain, row: NoticeRow): boolean =>
  row.isRead ||
  row.at <= (domain.tables.noticesRead.get(`${row.memberId}:${row.noticeType}`) ?? Number.NEGATIVE_INFINITY);

const unreadIn = (domain: Domain, memberId: string, rows: readonly NoticeRow[]): UnreadCounts => {
  const unread = rows.filter((row) => !isRead(domain, row));
  return {
    notice: unread.filter((row) => row.noticeType === noticeType.notice).length,
    comment: unread.filter((row) => row.noticeType === noticeType.comment).length,
    apply: pendingCountOf(domain, memberId),
  };
};

export const noticePage = (domain: Domain, memberId: string, type: number | undefined, paging: Paging): NoticePage => {
  const rows = noticesOf(domain, memberId);
  const page = pageOf(
    rows.filter((row) => type === undefined || row.noticeType === type),
    paging,
  );
  return {
    ...page,
    records: page.records.map((row) => noticeFor(row, isRead(domain, row))),
    unreadMessageCount: unreadIn(domain, memberId, rows),
  };
};

export const readNotices = (domain: Domain, memberId: string, type: NoticeType, time: number): UnreadCounts => {
  domain.commit({ type: 'notices.read', memberId, noticeType: type, time });
  return unreadIn(domain, memberId, noticesOf(domain, memberId));
};
