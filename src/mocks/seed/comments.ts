import { postTagId, themeTagId } from '#services/contract/constants.ts';
import type { CommentRow } from '../domain/seed-rows.ts';
import data from './data/comments.json' with { type: 'json' };
import { postThemes, themeKind } from './post-text.ts';
import { type Random, randomFor } from './random.ts';
import type { StoryName } from './stories.ts';
import { day, minute } from './times.ts';
import { write } from './write.ts';

type Thread = readonly string[];

export interface Commented {
  readonly kind: 'news' | 'activity' | 'post';
  readonly id: string;
  readonly publishTime: number;
  readonly viewCount: number;
  readonly authorId?: string | undefined;
  readonly words: readonly Thread[];
  readonly slots: Readonly<Record<string, string>>;
}

/** `regular` members comment more often. `joinedAt` in ms since 1970. */
interface Commenters {
  readonly members: readonly { readonly id: string; readonly joinedAt: number }[];
  readonly regular: string;
}

const kinds = ['news', 'activity', 'post'] as const;
const idWidth = 7;
const replyPeriod = 900 * minute;
const commentPeriod = 9 * day;

/** Encodes the entity, so that a comment is found without generating all others. */
const idOf = ({ kind, id }: Commented, index: number): string =>
  `${kinds.indexOf(kind) + 1}${id.padStart(idWidth, '0')}${String(index).padStart(3, '0')}`;

export function readCommentId(id: string): { readonly kind: Commented['kind']; readonly entityId: string } | null {
  const found = /^([123])(\d{7})\d{3}$/.exec(id);
  const kind = kinds[Number(found?.[1]) - 1];
  return found && kind ? { kind, entityId: String(Number(found[2])) } : null;
}

const commenterOf = ({ members, regular }: Commenters, random: Random, at: number, not: string | undefined): string => {
  for (let drawn = 0; drawn < 20; drawn += 1) {
    const { id, joinedAt } = random.pick(members);
    if (joinedAt < at && id !== not) return id;
  }
  return regular;
};

/** Deterministic. Old entities may have none. */
export function createComments(now: number, commented: Commented, commenters: Commenters): CommentRow[] {
  const { kind, id, publishTime, viewCount, authorId, words, slots } = commented;
  const random = randomFor(`comments:${kind}:${id}`);
  const rows: CommentRow[] = [];
  const add = (content: string, at: number, parentId: string | null, by: string): CommentRow => {
    const row = {
      id: idOf(commented, rows.length),
      kind,
      entityId: id,
      authorId: by,
      content: write(content, slots),
      at,
      parentId,
      replyToId: null,
      likeCount: Math.round(random.next() ** 4 * Math.min(60, viewCount / 20)),
    };
    rows.push(row);
    return row;
  };
  const span = Math.min(now - publishTime, commentPeriod);
  const isSilent = span > day && random.chance(0.15);
  if (span <= 0 || isSilent) return rows;
  const most = Math.min(words.length, 3 + Math.floor(viewCount / 400));
  for (const [content = '', ...answers] of random.picks(words, 1 + Math.floor(random.next() ** 2 * most))) {
    const at = publishTime + Math.max(1, Math.round(random.next() ** 2 * span));
    const isRegular = kind === 'news' && answers.length > 0 && random.chance(0.06) && authorId !== commenters.regular;
    const by = isRegular ? commenters.regular : commenterOf(commenters, random, at, authorId);
    const comment = add(content, at, null, by);
    const left = Math.min(now - at, replyPeriod);
    for (const answer of left > 5 * minute && random.chance(0.6) ? answers : []) {
      const answeredAt = at + random.int(minute, left);
      const answerer = kind === 'post' && authorId ? authorId : commenterOf(commenters, random, answeredAt, by);
      add(answer, answeredAt, comment.id, answerer);
    }
  }
  return rows;
}

const ofStories: Readonly<Partial<Record<StoryName, readonly Thread[]>>> = data.stories;

export const threadsOfNews = (story: StoryName): readonly Thread[] => ofStories[story] ?? data.science;
export const threadsOfAnyNews: readonly Thread[] = data.articles;

export const replies = data.replies;

interface PostTags {
  readonly tagId: number;
  readonly themeTagId: number;
}

const threadsOfPost = ({ tagId, ...post }: PostTags): readonly Thread[] => {
  if (tagId === postTagId.recruitment) return data.recruitment;
  if (tagId === postTagId.popular) return data.popular;
  const theme = postThemes.find((name) => themeTagId[name] === post.themeTagId) ?? 'others';
  return (tagId === postTagId.demand ? data.demand : data.supply)[themeKind[theme]];
};

export const threadsFor = (kind: Commented['kind'], post: PostTags | undefined): readonly Thread[] => {
  if (kind === 'post' && post) return threadsOfPost(post);
  return kind === 'activity' ? data.activities : data.articles;
};
