import { type MemberRow, personaIds } from './members.ts';
import { randomFor } from './random.ts';
import { announcements, remarks } from './vocabulary/notices.ts';

/** What a member has been told before the world begins; `content` as R3-45 says. */
export interface Notice {
  readonly id: string;
  readonly memberId: string;
  readonly noticeType: 0 | 1;
  readonly entityId: string;
  readonly content: string;
  readonly at: number;
  readonly isRead: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const firstId = 5_000_001;
/** 李然 has many; the others are welcomed. */
const commentCount = 14;
const followCount = 16;
const unreadComments = 3;
const unreadNotices = 4;

interface Article {
  readonly id: string;
  readonly title: string;
}

const link = ({ id, nickname }: MemberRow): string => `<a href="/people/${id}">${nickname}</a>`;

/** The newest first; the ids grow with the time. */
export function createNotices(now: number, members: readonly MemberRow[], articles: readonly Article[]): Notice[] {
  const random = randomFor('notices');
  const personas: readonly string[] = Object.values(personaIds);
  const others = members.filter(({ id, registerStep }) => !personas.includes(id) && registerStep >= 2);
  const people = random.picks(others, commentCount + followCount);
  const rows: Omit<Notice, 'id'>[] = [];
  let at = now - 25 * minute;
  for (const [index, person] of people.slice(0, commentCount).entries()) {
    const article = articles[index % articles.length];
    if (!article) continue;
    const remark = remarks[index % remarks.length] ?? '';
    rows.push({
      memberId: personaIds.liran,
      noticeType: 1,
      entityId: article.id,
      content: JSON.stringify({
        template: `<p>${link(person)} 在《${article.title}》下回复了您：${remark}</p>`,
        msgType: 'comment',
        commentType: 'news',
        subjectId: article.id,
        memberId: person.id,
      }),
      at,
      isRead: index >= unreadComments,
    });
    at -= random.int(50, 900) * minute;
  }
  at = now - 12 * minute;
  for (const [index, person] of people.slice(commentCount).entries()) {
    rows.push({
      memberId: personaIds.liran,
      noticeType: 0,
      entityId: person.id,
      content: `<p>${link(person)}（${person.company} · ${person.position}）关注了您</p>`,
      at,
      isRead: index >= unreadNotices,
    });
    at -= random.int(70, 1_600) * minute;
  }
  for (const memberId of personas) {
    for (const [index, content] of announcements.entries()) {
      rows.push({
        memberId,
        noticeType: 0,
        entityId: '0',
        content,
        at: now - (index + 2) * 6 * day - hour,
        isRead: true,
      });
    }
  }
  return rows
    .toSorted((a, b) => a.at - b.at)
    .map((row, index) => ({ id: String(firstId + index), ...row }))
    .toReversed();
}
