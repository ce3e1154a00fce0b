import type { Tag } from '#services/contract/basic.contract.ts';
import type { ErrorReport } from '#services/contract/log.contract.ts';
import type { EducationEntry, WorkEntry } from '#services/contract/session.contract.ts';
import type { Seed } from './domain-seed.ts';
import type {
  CommentRow,
  FavouriteRow,
  FollowRow,
  MemberRow,
  MessageRow,
  PostReportRow,
  PostRow,
  PostText,
} from './seed-rows.ts';

interface CodeRow {
  readonly account: string;
  readonly nonce: string;
  readonly at: number;
  readonly used: boolean;
}

/** A login and its renewals. Only the newest generation's refresh token is valid. */
export interface TokenFamily {
  readonly family: string;
  readonly memberId: string | null;
  readonly openid: string | null;
  readonly generation: number;
  /** Expiry of each generation's access token, in ms since 1970. */
  readonly expiresAt: number[];
  readonly revoked: boolean;
}

export type TicketState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';
export interface TicketRow {
  readonly uuid: string;
  readonly state: TicketState;
  readonly at: number;
  readonly nonce: string | null;
}

export type Tables = ReturnType<typeof emptyTables>;

export const putMember = (tables: Tables, row: MemberRow): void => {
  const before = tables.members.get(row.memberId);
  if (before?.mobile) tables.memberByMobile.delete(before.mobile);
  if (before?.profile.email) tables.memberByEmail.delete(before.profile.email);
  if (before?.openid) tables.memberByOpenid.delete(before.openid);
  tables.members.set(row.memberId, row);
  if (row.mobile) tables.memberByMobile.set(row.mobile, row.memberId);
  if (row.profile.email) tables.memberByEmail.set(row.profile.email, row.memberId);
  if (row.openid) tables.memberByOpenid.set(row.openid, row.memberId);
};

export const conversationKey = (convId: string, memberId: string): string => `${convId}:${memberId}`;

export const putMessage = (tables: Tables, row: MessageRow): void => {
  tables.sentMessages += 1;
  entryOf(tables.messages, row.convId, () => []).push(row);
};

export const favouriteKey = ({ type, entityId }: Pick<FavouriteRow, 'type' | 'entityId'>): string =>
  `${type}:${entityId}`;

export const entryOf = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
};

export const befriend = (tables: Tables, one: string, other: string): void => {
  entryOf(tables.friends, one, () => new Set()).add(other);
  entryOf(tables.friends, other, () => new Set()).add(one);
};

export const block = (tables: Tables, memberId: string, blockedId: string): void => {
  entryOf(tables.blocks, memberId, () => new Set()).add(blockedId);
};

export const putFollow = (tables: Tables, { memberId, followedId, at }: FollowRow): void => {
  entryOf(tables.follows, memberId, () => new Map()).set(followedId, at);
  entryOf(tables.fans, followedId, () => new Map()).set(memberId, at);
};

export const putLike = (tables: Tables, entity: string, memberId: string): void => {
  entryOf(tables.likes, entity, () => new Set()).add(memberId);
};

export const putVisit = (tables: Tables, memberId: string, visitorId: string, at: number): void => {
  entryOf(tables.visitors, memberId, () => new Map()).set(visitorId, at);
};

/** Simulated members: `isOn` null is the scenario's default; `moment` is the time of their last act. */
const others: { readonly isOn: boolean | null; readonly moment: number } = { isOn: null, moment: 0 };

export const emptyTables = (seed: Seed) => {
  const tables = {
    members: new Map<string, MemberRow>(),
    memberByMobile: new Map<string, string>(),
    memberByEmail: new Map<string, string>(),
    memberByOpenid: new Map<string, string>(),
    opened: 0,
    codes: new Map<string, CodeRow>(),
    sentCodes: [] as CodeRow[],
    usedCaptchas: new Set<string>(),
    pictures: new Map<string, { readonly nonce: string; readonly used: boolean }>(),
    failedLogins: new Map<string, number>(),
    families: new Map<string, TokenFamily>(),
    authorizations: new Map<string, { readonly openid: string; readonly at: number; readonly redeemed: boolean }>(),
    tickets: new Map<string, TicketRow>(),
    interests: new Map<string, readonly number[]>(),
    work: new Map<string, (typeof WorkEntry.Type)[]>(),
    education: new Map<string, (typeof EducationEntry.Type)[]>(),
    madeTags: new Map<number, Tag>(),
    views: new Map<string, number>(),
    followedCompanies: new Map([...seed.followedCompanies].map(([memberId, ids]) => [memberId, new Set(ids)])),
    searches: new Map<string, Map<string, number>>(),
    friends: new Map<string, Set<string>>(),
    friendRequests: new Map(seed.friendRequests.map((row) => [row.id, row])),
    blocks: new Map<string, Set<string>>(),
    visitors: new Map<string, Map<string, number>>(),
    posts: new Map<string, { readonly row: PostRow; readonly text: PostText }>(),
    deletedPosts: new Set<string>(),
    postReports: new Map<string, PostReportRow>(),
    circleMoves: new Map<string, Map<string, 'joined' | 'left'>>(),
    likes: new Map<string, Set<string>>(),
    favourites: new Map(
      [...seed.favourites].map(([memberId, rows]) => [memberId, new Map(rows.map((row) => [favouriteKey(row), row]))]),
    ),
    favouriteCount: 0,
    follows: new Map<string, Map<string, number>>(),
    fans: new Map<string, Map<string, number>>(),
    comments: new Map<string, CommentRow>(),
    deletedComments: new Set<string>(),
    noticesRead: new Map<string, number>(),
    files: new Map<string, { readonly contentType: string; readonly base64: string }>(),
    conversations: new Map(seed.conversations.map((row) => [row.id, row])),
    messages: new Map<string, MessageRow[]>(),
    sentMessages: 0,
    readMessages: new Map(
      seed.readMessages.map(({ convId, memberId, count }) => [conversationKey(convId, memberId), count]),
    ),
    deletedMessages: new Map<string, number>(),
    /** By `conversationKey`; a new message shows the conversation again. */
    hiddenConversations: new Set<string>(),
    errorReports: [] as ErrorReport[],
    others,
  };
  for (const row of seed.members) putMember(tables, row);
  for (const [one, other] of seed.friends) befriend(tables, one, other);
  for (const [memberId, blockedId] of seed.blocks) block(tables, memberId, blockedId);
  for (const row of seed.follows) putFollow(tables, row);
  for (const { memberId, visitorId, at } of seed.visits) putVisit(tables, memberId, visitorId, at);
  return tables;
};
