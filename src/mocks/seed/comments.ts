import { randomFor } from './random.ts';
import { wordsBelow } from './vocabulary/comments.ts';

/** What is commented on. `publishTime` in milliseconds since 1970. */
export interface Commented {
  readonly kind: 'news' | 'activity' | 'post';
  readonly id: string;
  readonly publishTime: number;
  /** Who published it, where he answers what is said about it. */
  readonly authorId?: string | undefined;
  /** Of a post. */
  readonly tagId?: number | undefined;
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

const kindNumbers = { news: 1, activity: 2, post: 3 } as const;
const kinds = ['news', 'activity', 'post'] as const;
const idWidth = 7;
const day = 86_400_000;
const minute = 60_000;
/** An answer comes within hours. */
const talkative = 900 * minute;
/** Most is said within days. */
const lively = 9 * day;

/** The ids say what they belong to, so that a comment is found without making all others. */
const idOf = ({ kind, id }: Commented, index: number): string =>
  `${kindNumbers[kind]}${id.padStart(idWidth, '0')}${String(index).padStart(3, '0')}`;

/** What a seeded comment's id says, or null for the id of another. */
export function readCommentId(id: string): { readonly kind: Commented['kind']; readonly entityId: string } | null {
  const found = /^([123])(\d{7})\d{3}$/.exec(id);
  const kind = kinds.find((name) => String(kindNumbers[name]) === found?.[1]);
  return found && kind ? { kind, entityId: String(Number(found[2])) } : null;
}

/** Comments and replies on one thing, always the same. Some things leave everybody silent. */
export function createComments(now: number, commented: Commented, memberIds: readonly string[]): CommentRow[] {
  const { kind, id, publishTime, authorId, tagId } = commented;
  const random = randomFor(`comments:${kind}:${id}`);
  const words = wordsBelow(kind, tagId);
  const rows: CommentRow[] = [];
  const add = (content: string, at: number, parent: CommentRow | null, byAuthor = false): CommentRow => {
    const drawn = random.pick(memberIds);
    const row = {
      id: idOf(commented, rows.length),
      kind,
      entityId: id,
      authorId: (byAuthor && authorId) || drawn,
      content,
      at,
      parentId: parent?.id ?? null,
      replyToId: null,
      likeCount: Math.round(random.next() ** 4 * 60),
    };
    rows.push(row);
    return row;
  };
  const span = Math.min(now - publishTime, lively);
  if (span <= 0 || random.chance(0.15)) return rows;
  const count = Math.min(words.comments.length, 1 + Math.floor(random.next() ** 2 * 16));
  for (const content of random.picks(words.comments, count)) {
    const comment = add(content, publishTime + Math.round(random.next() ** 2 * span), null);
    const left = Math.min(now - comment.at, talkative);
    const answers = left > 5 * minute && random.chance(0.35) ? random.int(1, 3) : 0;
    for (const [index, answer] of random.picks(words.replies, answers).entries()) {
      add(answer, comment.at + random.int(minute, left), comment, index === 0);
    }
  }
  return rows;
}
