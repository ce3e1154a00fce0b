import { type Random, randomFor } from './random.ts';
import { write } from './write.ts';

/** What is commented on. `publishTime` in milliseconds since 1970. */
export interface Commented {
  readonly kind: 'news' | 'activity' | 'post';
  readonly id: string;
  readonly publishTime: number;
  readonly viewCount: number;
  /** Who published it; of a post he answers what is said about it. */
  readonly authorId?: string | undefined;
  /** `comment|answers…`, with slots. */
  readonly words: readonly string[];
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
  for (const line of random.picks(words, 1 + Math.floor(random.next() ** 2 * most))) {
    const [content = '', ...answers] = line.split('|');
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
