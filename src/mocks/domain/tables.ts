import type { Tag } from '#services/contract/basic.contract.ts';
import type { ErrorReport } from '#services/contract/log.contract.ts';
import type { EducationEntry, WorkEntry } from '#services/contract/session.contract.ts';
import type { Seed } from './domain-seed.ts';
import type {
  CommentRow,
  ConversationRow,
  FavouriteRow,
  FollowRow,
  FriendRequestRow,
  MemberRow,
  MessageRow,
  PostReportRow,
  PostRow,
  PostText,
} from './seed-rows.ts';

export interface CodeRow {
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

export interface Tables {
  readonly members: Map<string, MemberRow>;
  readonly memberByMobile: Map<string, string>;
  readonly memberByEmail: Map<string, string>;
  readonly memberByOpenid: Map<string, string>;
  opened: number;
  readonly codes: Map<string, CodeRow>;
  readonly sentCodes: CodeRow[];
  readonly usedCaptchas: Set<string>;
  readonly pictures: Map<string, { readonly nonce: string; readonly used: boolean }>;
  readonly failedLogins: Map<string, number>;
  readonly families: Map<string, TokenFamily>;
  readonly authorizations: Map<string, { readonly openid: string; readonly at: number; readonly redeemed: boolean }>;
  readonly tickets: Map<string, TicketRow>;
  readonly interests: Map<string, readonly number[]>;
  readonly work: Map<string, (typeof WorkEntry.Type)[]>;
  readonly education: Map<string, (typeof EducationEntry.Type)[]>;
  readonly madeTags: Map<number, Tag>;
  readonly views: Map<string, number>;
  readonly followedCompanies: Map<string, Set<number>>;
  readonly searches: Map<string, Map<string, number>>;
  readonly friends: Map<string, Set<string>>;
  readonly friendRequests: Map<string, FriendRequestRow>;
  readonly blocks: Map<string, Set<string>>;
  readonly visitors: Map<string, Map<string, number>>;
  readonly posts: Map<string, { readonly row: PostRow; readonly text: PostText }>;
  readonly deletedPosts: Set<string>;
  readonly postReports: Map<string, PostReportRow>;
  readonly circleMoves: Map<string, Map<string, 'joined' | 'left'>>;
  readonly likes: Map<string, Set<string>>;
  readonly favourites: Map<string, Map<string, FavouriteRow>>;
  favouriteCount: number;
  readonly follows: Map<string, Map<string, number>>;
  readonly fans: Map<string, Map<string, number>>;
  readonly comments: Map<string, CommentRow>;
  readonly deletedComments: Set<string>;
  readonly noticesRead: Map<string, number>;
  readonly files: Map<string, { readonly contentType: string; readonly base64: string }>;
  readonly conversations: Map<string, ConversationRow>;
  readonly messages: Map<string, MessageRow[]>;
  sentMessages: number;
  readonly readMessages: Map<string, number>;
  readonly deletedMessages: Map<string, number>;
  /** By `conversationKey`; a new message shows the conversation again. */
  readonly hiddenConversations: Set<string>;
  readonly errorReports: ErrorReport[];
  /** Simulated members: `isOn` null is the scenario's default; `moment` is the time of their last act. */
  others: { readonly isOn: boolean | null; readonly moment: number };
}

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

export const emptyTables = (seed: Seed): Tables => {
  const tables: Tables = {
    members: new Map(),
    memberByMobile: new Map(),
    memberByEmail: new Map(),
    memberByOpenid: new Map(),
    opened: 0,
    codes: new Map(),
    sentCodes: [],
    usedCaptchas: new Set(),
    pictures: new Map(),
    failedLogins: new Map(),
    families: new Map(),
    authorizations: new Map(),
    tickets: new Map(),
    interests: new Map(),
    work: new Map(),
    education: new Map(),
    madeTags: new Map(),
    views: new Map(),
    followedCompanies: new Map([...seed.followedCompanies].map(([memberId, ids]) => [memberId, new Set(ids)])),
    searches: new Map(),
    friends: new Map(),
    friendRequests: new Map(seed.friendRequests.map((row) => [row.id, row])),
    blocks: new Map(),
    visitors: new Map(),
    posts: new Map(),
    deletedPosts: new Set(),
    postReports: new Map(),
    circleMoves: new Map(),
    likes: new Map(),
    favourites: new Map(
      [...seed.favourites].map(([memberId, rows]) => [memberId, new Map(rows.map((row) => [favouriteKey(row), row]))]),
    ),
    favouriteCount: 0,
    follows: new Map(),
    fans: new Map(),
    comments: new Map(),
    deletedComments: new Set(),
    noticesRead: new Map(),
    files: new Map(),
    conversations: new Map(seed.conversations.map((row) => [row.id, row])),
    messages: new Map(),
    sentMessages: 0,
    readMessages: new Map(
      seed.readMessages.map(({ convId, memberId, count }) => [conversationKey(convId, memberId), count]),
    ),
    deletedMessages: new Map(),
    hiddenConversations: new Set(),
    errorReports: [],
    others: { isOn: null, moment: 0 },
  };
  for (const row of seed.members) putMember(tables, row);
  for (const [one, other] of seed.friends) befriend(tables, one, other);
  for (const [memberId, blockedId] of seed.blocks) block(tables, memberId, blockedId);
  for (const row of seed.follows) putFollow(tables, row);
  for (const { memberId, visitorId, at } of seed.visits) putVisit(tables, memberId, visitorId, at);
  return tables;
};
