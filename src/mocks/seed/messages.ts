import { type MemberRow, personaIds } from './members.ts';
import type { PostRow } from './posts.ts';
import { randomFor } from './random.ts';
import { messageLines, templateLines } from './vocabulary/messages.ts';

/** Two members who talk; times in milliseconds since 1970. */
export interface ConversationRow {
  readonly id: string;
  readonly memberIds: readonly [string, string];
  readonly anonymousId: string | null;
  readonly contextType: 'post' | null;
  readonly contextId: string | null;
  readonly createdTime: number;
}

export interface MessageRow {
  readonly id: string;
  readonly convId: string;
  readonly msgFrom: string;
  readonly msgTo: string;
  readonly msgType: 0 | 1 | 2 | 3 | 900;
  readonly msgContent: string;
  readonly sentTime: number;
  readonly messagePackage: string | null;
}

/** What has been said between members when the world begins. */
export interface Talks {
  /** Those who talk are friends. */
  readonly friends: readonly (readonly [string, string])[];
  readonly conversations: readonly ConversationRow[];
  /** The oldest first; made when first asked for. */
  readonly messages: (convId: string) => readonly MessageRow[];
  readonly readMessages: readonly { readonly convId: string; readonly memberId: string; readonly count: number }[];
}

const minute = 60_000;
const day = 24 * 60 * minute;
const conversationCount = 40;
const firstId = 70_001;
/** The conversation that is very long. */
const long = { index: 1, messages: 5_000 };
/** The last ones are with people who are no friends any more; one of them does not say who he is. */
const strangers = 4;
const unread = [3, 0, 1, 0, 7, 0, 0, 2];

const lengthOf = (index: number): number =>
  index === long.index ? long.messages : randomFor(`talk:${index}`).int(2, 46);

/** When the last thing was said: minutes ago in the first, months ago in the last. */
const lastTime = (now: number, index: number): number => now - Math.round((index + 0.4) ** 2.2 * 40) * minute;

/** Conversations of 李然: with 王芳 first, with his friends, with one who has blocked him, and with strangers. */
export function createTalks(
  now: number,
  members: readonly MemberRow[],
  friendsOfLiran: readonly string[],
  posts: () => readonly PostRow[],
): Talks {
  const { liran, blocker } = personaIds;
  const personas: readonly string[] = Object.values(personaIds);
  const others = randomFor('talks').picks(
    members.filter(
      ({ id, registerStep }) => !personas.includes(id) && !friendsOfLiran.includes(id) && registerStep > 2,
    ),
    conversationCount,
  );
  const partners = [
    ...friendsOfLiran,
    ...others.slice(0, conversationCount - friendsOfLiran.length - 1).map(({ id }) => id),
    blocker,
  ];
  const conversations = partners.map((partner, index): ConversationRow => {
    const isStranger = index >= conversationCount - 1 - strangers && partner !== blocker;
    return {
      id: String(firstId + index),
      memberIds: [liran, partner],
      anonymousId: isStranger && index === conversationCount - 2 ? partner : null,
      contextType: null,
      contextId: null,
      createdTime: lastTime(now, index) - 30 * day,
    };
  });
  const made = new Map<string, readonly MessageRow[]>();
  return {
    friends: partners
      .slice(friendsOfLiran.length, conversationCount - 1 - strangers)
      .map((partner) => [liran, partner] as const),
    conversations,
    messages: (convId) => {
      const known = made.get(convId);
      if (known) return known;
      const index = Number(convId) - firstId;
      const partner = partners[index];
      const rows = partner === undefined ? [] : createMessages(now, index, [liran, partner], posts);
      made.set(convId, rows);
      return rows;
    },
    readMessages: conversations.flatMap(({ id, memberIds: [, partner] }, index) => {
      const count = lengthOf(index);
      return [
        { convId: id, memberId: liran, count: count - Math.min(count, unread[index] ?? 0) },
        { convId: id, memberId: partner, count },
      ];
    }),
  };
}

/** Each conversation is a piece of one talk, whose lines answer each other; no two of them end with the same line. */
const lastLine = (index: number): number => 11 + index * 7;

/** One conversation: turns of one to three lines, minutes or days apart. Unread ones at its end are of the other. */
function createMessages(
  now: number,
  index: number,
  [own, other]: readonly [string, string],
  posts: () => readonly PostRow[],
): readonly MessageRow[] {
  const random = randomFor(`talk:${index}:said`);
  const convId = String(firstId + index);
  const count = lengthOf(index);
  const open = unread[index] ?? 0;
  const span = index === long.index ? 90 * minute : 600 * minute;
  const rows: MessageRow[] = [];
  let sentTime = lastTime(now, index);
  let [msgFrom, msgTo] = [other, own];
  for (let left = count; left > 0; left -= 1) {
    rows.push({
      id: `${convId}${String(left).padStart(5, '0')}`,
      convId,
      msgFrom,
      msgTo,
      msgType: 0,
      msgContent: messageLines.at((lastLine(index) - (count - left)) % messageLines.length) ?? '',
      sentTime,
      messagePackage: null,
    });
    sentTime -= random.chance(0.7) ? random.int(15_000, 4 * minute) : random.int(6 * minute, span);
    const keepsTurn = count - left + 1 < open || random.chance(0.35);
    if (!keepsTurn) [msgFrom, msgTo] = [msgTo, msgFrom];
  }
  return withCards(rows.reverse(), index, posts);
}

/** In the first conversations there are also a link, a post and a package of posts. */
function withCards(rows: readonly MessageRow[], index: number, posts: () => readonly PostRow[]): readonly MessageRow[] {
  if (index > 2 || rows.length < 5) return rows;
  const cards = posts()
    .filter(({ isDraft }) => !isDraft)
    .slice(index * 3, index * 3 + 3)
    .map(({ id, title, tagId }) => ({ postId: id, title, type: tagId, coverImg: null }));
  const said: readonly Partial<MessageRow>[] = [
    { msgType: 3, msgContent: 'https://www.cfsa.net.cn/ 新国标的解读在这里，可以先看第三章' },
    { msgType: 1, msgContent: JSON.stringify(cards[0]) },
    {
      msgType: 900,
      msgContent: '几条供需，供您参考',
      messagePackage: JSON.stringify({ title: '几条供需，供您参考', posts: cards }),
    },
  ];
  const at = rows.length - 5;
  return rows.map((row, place) => ({ ...row, ...said[place - at] }));
}

export const messageTemplates = Object.entries(templateLines).flatMap(([category, contents]) =>
  contents.map((content) => ({ category, content })),
);
