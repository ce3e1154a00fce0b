import { selectNotices } from '#machines/notices/notices.machine.ts';
import type { Tables } from '#mocks/domain/tables.ts';
import { actorsOf } from './actors.ts';
import type { FaultFixture } from './faults/fixture.ts';

/** What a second try leaves behind in any case: logins, codes, pictures of letters, and the traces of looking. */
const passing: ReadonlySet<string> = new Set<keyof Tables>([
  'families',
  'codes',
  'sentCodes',
  'usedCaptchas',
  'pictures',
  'tickets',
  'authorizations',
  'searches',
  'views',
  'visitors',
  'errorReports',
]);

/** As JSON, without the times at which it was done. */
const plain = (value: unknown): unknown => {
  if (value instanceof Map) return plain(Object.fromEntries(value));
  if (value instanceof Set || Array.isArray(value)) return [...value].map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !/(At|Time)$/.test(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, plain(part)]));
};

/** What has become of a member's deed: what the backend holds, who he is, what he was told, and what still says that it failed. */
export const outcome = (fixture: FaultFixture) => {
  const { children, context } = fixture.app().getSnapshot();
  const shown = selectNotices(children.notices.getSnapshot());
  const failing = actorsOf(fixture.app()).filter((actor) => actor.getSnapshot()?.context?.failure?.tag !== undefined);
  return {
    backend: plain(
      Object.fromEntries(Object.entries(fixture.backend.domain.tables).filter(([name]) => !passing.has(name))),
    ),
    user: context.user,
    noticeTexts: shown.map(({ tone, key }) => `${tone} ${key}`),
    failing: failing.map(({ id }) => id),
  };
};
