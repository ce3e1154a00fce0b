import { postTagId } from '#services/contract/constants.ts';
import type { ConversationRow, MessageRow } from '../domain/seed-rows.ts';
import data from './data/messages.json' with { type: 'json' };
import { type MemberRow, personaIds } from './members.ts';
import type { PostRow } from './posts.ts';
import { randomFor } from './random.ts';
import { day, minute } from './times.ts';

export interface Conversations {
  readonly friends: readonly (readonly [string, string])[];
  readonly conversations: readonly ConversationRow[];
  readonly messages: (convId: string) => readonly MessageRow[];
  readonly readMessages: readonly { readonly convId: string; readonly memberId: string; readonly count: number }[];
}

const conversationCount = 40;
const firstId = 70_001;
const long = { index: 1, messages: 5_000 };
const nonFriendCount = 4;
/** Dialogues of 李然 (`我`) and another member (`他`), newest first. `[链接]`: link, `[供需]`: post, `[几条…]`: package. */
const { dialogues } = data;
const unread = [3, 0, 1, 0, 7, 0, 0, 2];

/** Repeated dialogues lack their last line, so that previews differ. */
const lastDialogue = (index: number): readonly string[] => {
  const dialogue = dialogues[index % dialogues.length] ?? [];
  return index < dialogues.length ? dialogue : dialogue.slice(0, -1);
};

const lengthOf = (index: number): number =>
  index === long.index ? long.messages : Math.max(lastDialogue(index).length, randomFor(`talk:${index}`).int(2, 46));

const lastTime = (now: number, index: number): number => now - Math.round((index + 0.4) ** 2.2 * 40) * minute;

export function createConversations(
  now: number,
  members: readonly MemberRow[],
  friendsOfLiran: readonly string[],
  posts: () => readonly PostRow[],
): Conversations {
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
    const isNonFriend = index >= conversationCount - 1 - nonFriendCount && partner !== blocker;
    return {
      id: String(firstId + index),
      memberIds: [liran, partner],
      anonymousId: isNonFriend && index === conversationCount - 2 ? partner : null,
      contextType: null,
      contextId: null,
      createdTime: lastTime(now, index) - (index === long.index ? 200 : 45) * day,
    };
  });
  const made = new Map<string, readonly MessageRow[]>();
  return {
    friends: partners
      .slice(friendsOfLiran.length, conversationCount - 1 - nonFriendCount)
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

function createMessages(
  now: number,
  index: number,
  [own, other]: readonly [string, string],
  posts: () => readonly PostRow[],
): readonly MessageRow[] {
  const random = randomFor(`talk:${index}:said`);
  const convId = String(firstId + index);
  const pause = index === long.index ? 6 * 60 * minute : 2 * day;
  const sent: { readonly line: string; readonly sentTime: number }[] = [];
  let sentTime = lastTime(now, index);
  for (let back = 0; sent.length < lengthOf(index); back += 1) {
    const dialogue = back === 0 ? lastDialogue(index) : (dialogues[(index + back) % dialogues.length] ?? []);
    for (const line of dialogue.toReversed().slice(0, lengthOf(index) - sent.length)) {
      sent.push({ line, sentTime });
      sentTime -= random.int(15_000, 4 * minute);
    }
    sentTime -= random.int(60 * minute, pause);
  }
  return sent.reverse().map(({ line, sentTime: at }, place) => {
    const isOwn = line.startsWith('我');
    return {
      id: `${convId}${String(place + 1).padStart(5, '0')}`,
      convId,
      msgFrom: isOwn ? own : other,
      msgTo: isOwn ? other : own,
      ...bodyOf(line.slice(2), index, posts),
      sentTime: at,
    };
  });
}

type Body = Pick<MessageRow, 'msgType' | 'msgContent' | 'messagePackage'>;

function bodyOf(words: string, index: number, posts: () => readonly PostRow[]): Body {
  const [, kind, text = ''] = /^\[(.+?)\](.*)$/.exec(words) ?? [];
  if (kind === undefined) return { msgType: 0, msgContent: words, messagePackage: null };
  if (kind === '链接') return { msgType: 3, msgContent: text, messagePackage: null };
  const wanted = kind === '几条需求' ? postTagId.demand : postTagId.supply;
  const cards = posts()
    .filter(({ isDraft, tagId }) => !isDraft && tagId === wanted)
    .slice(index * 3, index * 3 + 3)
    .map(({ id, title, tagId }) => ({ postId: id, title, type: tagId, coverImg: null }));
  return kind === '供需'
    ? { msgType: 1, msgContent: JSON.stringify(cards[0]), messagePackage: null }
    : { msgType: 900, msgContent: text, messagePackage: JSON.stringify({ title: text, posts: cards }) };
}

export const messageTemplates = Object.entries(data.templates).flatMap(([category, contents]) =>
  contents.map((content) => ({ category, content })),
);
