import { postTagId, themeTagId } from '#services/contract/constants.ts';
import data from './data/comments.json' with { type: 'json' };
import { postThemes, themeKind } from './post-text.ts';
import { type Random, randomFor } from './random.ts';
import type { StoryName } from './stories.ts';
import { day, minute } from './times.ts';
import { write } from './write.ts';

/** A comment, and what others answer. */
type Said = readonly string[];

/** What is commented on. `publishTime` in milliseconds since 1970. */
export interface Commented {
  readonly kind: 'news' | 'activity' | 'post';
  readonly id: string;
  readonly publishTime: number;
  readonly viewCount: number;
  /** Who published it; of a post he answers what is said about it. */
  readonly authorId?: string | undefined;
  /** With slots. */
  readonly words: readonly Said[];
  readonly slots: Readonly<Record<string, string>>;
}

/** Who may comment; `regular` does so more often than others. `joinedAt` in milliseconds since 1970. */
export interface Speakers {
  readonly members: readonly { readonly id: string; readonly joinedAt: number }[];
  readonly regular: string;
}

/** A comment; `parentId` is the comment above a reply. */
export interface CommentRow {
  readonly id: string;
  readonly kind: Commented['kind'];
  readonly entityId: string;
  readonly authorId: string;
  readonly content: string;
  readonly at: number;
  readonly parentId: string | null;
  readonly replyToId: string | null;
  readonly likeCount: number;
}

const kinds = ['news', 'activity', 'post'] as const;
const idWidth = 7;
/** An answer comes within hours. */
const talkative = 900 * minute;
/** Most is said within days. */
const lively = 9 * day;

/** The ids say what they belong to, so that a comment is found without making all others. */
const idOf = ({ kind, id }: Commented, index: number): string =>
  `${kinds.indexOf(kind) + 1}${id.padStart(idWidth, '0')}${String(index).padStart(3, '0')}`;

/** What a seeded comment's id says, or null for the id of another. */
export function readCommentId(id: string): { readonly kind: Commented['kind']; readonly entityId: string } | null {
  const found = /^([123])(\d{7})\d{3}$/.exec(id);
  const kind = kinds[Number(found?.[1]) - 1];
  return found && kind ? { kind, entityId: String(Number(found[2])) } : null;
}

/** Somebody else who was a member by then. */
const speakerOf = ({ members, regular }: Speakers, random: Random, at: number, not: string | undefined): string => {
  for (let drawn = 0; drawn < 20; drawn += 1) {
    const { id, joinedAt } = random.pick(members);
    if (joinedAt < at && id !== not) return id;
  }
  return regular;
};

/** Comments and replies on one thing, always the same. What is not new any more may leave everybody silent. */
export function createComments(now: number, commented: Commented, speakers: Speakers): CommentRow[] {
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
  const span = Math.min(now - publishTime, lively);
  const isSilent = span > day && random.chance(0.15);
  if (span <= 0 || isSilent) return rows;
  const most = Math.min(words.length, 3 + Math.floor(viewCount / 400));
  for (const [content = '', ...answers] of random.picks(words, 1 + Math.floor(random.next() ** 2 * most))) {
    const at = publishTime + Math.max(1, Math.round(random.next() ** 2 * span));
    const isRegular = kind === 'news' && answers.length > 0 && random.chance(0.06) && authorId !== speakers.regular;
    const by = isRegular ? speakers.regular : speakerOf(speakers, random, at, authorId);
    const comment = add(content, at, null, by);
    const left = Math.min(now - at, talkative);
    for (const answer of left > 5 * minute && random.chance(0.6) ? answers : []) {
      const answeredAt = at + random.int(minute, left);
      const answerer = kind === 'post' && authorId ? authorId : speakerOf(speakers, random, answeredAt, by);
      add(answer, answeredAt, comment.id, answerer);
    }
  }
  return rows;
}

const ofStories: Readonly<Partial<Record<StoryName, readonly Said[]>>> = data.stories;

/** What is said below an article of a story, with the slots of its facts, and what may be said below any. */
export const saidOfNews = (story: StoryName): readonly Said[] => ofStories[story] ?? data.science;
export const saidOfAnyNews: readonly Said[] = data.articles;

/** What may be answered to anybody. */
export const replies = data.replies;

interface PostTags {
  readonly tagId: number;
  readonly themeTagId: number;
}

const saidOfPost = ({ tagId, ...post }: PostTags): readonly Said[] => {
  if (tagId === postTagId.recruitment) return data.recruitment;
  if (tagId === postTagId.popular) return data.popular;
  const theme = postThemes.find((name) => themeTagId[name] === post.themeTagId) ?? 'others';
  return (tagId === postTagId.demand ? data.demand : data.supply)[themeKind[theme]];
};

/** What is said below it; of a post by its tag and theme. */
export const saidBelow = (kind: Commented['kind'], post: PostTags | undefined): readonly Said[] => {
  if (kind === 'post' && post) return saidOfPost(post);
  return kind === 'activity' ? data.activities : data.articles;
};
