import type { FriendRequestRow, VisitRow } from '../domain/seed-rows.ts';
import people from './data/people.json' with { type: 'json' };
import { type MemberRow, personaIds } from './members.ts';
import { randomFor } from './random.ts';
import { day, minute } from './times.ts';
import { write } from './write.ts';

/** In ms since 1970; `activeAt`: last visit. */
export interface Times {
  readonly joinedAt: number;
  readonly activeAt: number;
}

interface Relationships {
  readonly friends: readonly (readonly [string, string])[];
  readonly requests: readonly FriendRequestRow[];
  readonly visits: readonly VisitRow[];
}

const oldest = 1_400 * day;
const pendingCount = 12;
const ignoredCount = 3;
const expiredCount = 2;
const firstRequestId = 40_001;

const atHome: readonly string[] = [personaIds.liran, personaIds.wangfang];

export const greetingOf = (
  { company, position, nickname: name }: Pick<MemberRow, 'company' | 'position' | 'nickname'>,
  template: string,
): string => write(template, { company, position, name });

export function timesOf(id: string, now: number): Times {
  const random = randomFor(`times:${id}`);
  const joinedAt =
    now -
    Math.round(random.next() ** 1.6 * oldest) -
    random.int(5, 600) * minute -
    (atHome.includes(id) ? 500 * day : 0);
  const away = Math.round(random.next() ** 4 * 420 * day) + random.int(2, 900) * minute;
  return { joinedAt, activeAt: Math.max(joinedAt, now - away) };
}

export function createRelationships(now: number, members: readonly MemberRow[]): Relationships {
  const { liran, wangfang } = personaIds;
  const personas: readonly string[] = Object.values(personaIds);
  const random = randomFor('ties');
  const others = random.picks(
    members.filter(({ id }) => !personas.includes(id)),
    60,
  );
  const ids = others.map(({ id }) => id);
  const asked = (member: MemberRow, index: number) => ({
    id: String(firstRequestId + index),
    from: member.id,
    to: liran,
    message: greetingOf(member, random.pick(people.greetings)),
  });
  const waiting = others.slice(20, 20 + pendingCount).map((member, index) => ({
    ...asked(member, index),
    at: now - (index + 1) * random.int(3, 9) * 60 * minute,
    answer: null,
  }));
  const nonFriends = others.slice(20 + pendingCount, 20 + pendingCount + ignoredCount + expiredCount);
  const past = [...others.slice(0, 4), ...nonFriends].map((member, index) => ({
    ...asked(member, pendingCount + index),
    at: now - (12 + index * 9) * day - random.int(10, 600) * minute,
    answer: index < 4 ? ('APPROVED' as const) : index < 4 + ignoredCount ? ('IGNORED' as const) : null,
  }));
  const looked = (memberId: string, visitors: readonly string[]) =>
    visitors.map((visitorId, index) => ({ memberId, visitorId, at: now - (index ** 2 * 47 + 18) * minute }));
  return {
    friends: [
      [liran, wangfang],
      ...ids.slice(0, 8).map((id) => [liran, id] as const),
      ...ids.slice(4, 12).map((id) => [wangfang, id] as const),
    ],
    requests: [...waiting, ...past],
    visits: [...looked(liran, [wangfang, ...ids.slice(12, 38)]), ...looked(wangfang, [liran, ...ids.slice(40, 47)])],
  };
}
