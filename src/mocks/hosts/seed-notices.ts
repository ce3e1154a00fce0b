import { base } from '#mocks/base.ts';
import type { DomainEvent } from '#mocks/domain/events.ts';
import { toldOf } from '#mocks/domain/rules/notices.ts';
import type { Seed } from '#mocks/domain/seed.ts';
import type { NoticeRow } from '#mocks/domain/seed-rows.ts';
import { createWorld } from '#mocks/domain/world.ts';
import site from '#mocks/seed/data/site.json' with { type: 'json' };
import { write } from '#mocks/seed/write.ts';
import { noticeType } from '#services/contract/notice.contract.ts';

const day = 24 * 60 * 60_000;
const firstId = 5_000_001;
/** What 李然 has not read; the other personas have read everything. */
const unread = { [noticeType.notice]: 4, [noticeType.comment]: 3 };

type Told = Omit<NoticeRow, 'id' | 'isRead'>;

/** What the personas were told before the world began, by the rule that tells them later; the newest first. */
export const noticesOf = (seed: Seed, now: number): readonly NoticeRow[] => {
  const world = createWorld({ seed, now: () => now, random: () => 0 });
  const personas = [...seed.personas.values()];
  const told = eventsBefore(seed, personas).flatMap((event) =>
    toldOf(world, event).map((row): Told => ({ ...row, at: event.at })),
  );
  const announced = personas.flatMap((memberId) =>
    site.announcements.map((text, index): Told => {
      const at = now - (index + 2) * 6 * day - day / 24;
      return { memberId, noticeType: noticeType.notice, entityId: '0', content: () => write(text, { base }), at };
    }),
  );
  const rows = [...told.filter(({ memberId }) => personas.includes(memberId)), ...announced];
  const left = { ...unread };
  return rows
    .toSorted((a, b) => b.at - a.at)
    .map((row, index): NoticeRow => {
      const isRead = row.memberId !== seed.personas.get('liran') || left[row.noticeType] === 0;
      if (!isRead) left[row.noticeType] -= 1;
      return { id: String(firstId + rows.length - index), ...row, isRead };
    });
};

/** What was said to the personas and who follows them. */
const eventsBefore = (seed: Seed, personas: readonly string[]): readonly DomainEvent[] => {
  const own = seed.posts().filter(({ authorId }) => personas.includes(authorId));
  const said = [
    ...own.flatMap(({ id }) => seed.comments('post', id)),
    ...seed.news.flatMap(({ id }) => seed.comments('news', id)).filter(({ parentId }) => parentId !== null),
  ];
  return [
    ...said.map(({ at, likeCount: _, ...comment }) => ({ type: 'comment.written' as const, comment, at, seq: 0 })),
    ...seed.follows
      .filter(({ followedId }) => personas.includes(followedId))
      .map((row) => ({ type: 'member.followed' as const, ...row, seq: 0 })),
  ];
};
