import { afterEach, expect, test, vi } from 'vitest';

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
  // Formatters keep the zone in which they were made.
  vi.resetModules();
});

/** What a page that is opened in this zone says times by. */
const live = async (zone: string) => {
  process.env.TZ = zone;
  vi.resetModules();
  const [formats, ago] = await Promise.all([import('#views/kit/formats.ts'), import('#views/kit/ago.ts')]);
  return { ...formats, ...ago };
};

const times = [
  ['Asia/Shanghai', '2026-11-20T16:05:00Z', '00:05', '2026年11月21日'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '02:30', '2026年10月25日'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '02:30', '2026年10月25日'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '03:00', '2026年3月29日'],
  ['America/New_York', '2026-03-08T06:59:00Z', '01:59', '2026年3月8日'],
  ['America/New_York', '2026-03-08T07:00:00Z', '03:00', '2026年3月8日'],
  ['America/New_York', '2026-11-21T04:59:00Z', '23:59', '2026年11月20日'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '00:00', '2026年11月22日'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '01:30', '2026年4月5日'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '00:00', '2027年1月1日'],
  ['Pacific/Pago_Pago', '2027-01-01T10:59:00Z', '23:59', '2026年12月31日'],
] as const;

test.each(times)('in %s %s is %s on %s', async (zone, iso, clock, day) => {
  const { clockText, dayText, machineTime, minuteText, briefWeekdayText } = await live(zone);
  const ms = Date.parse(iso);
  expect([clockText(ms, 'zh'), clockText(ms, 'en'), dayText(ms, 'zh'), minuteText(ms, 'zh'), machineTime(ms)]).toEqual([
    clock,
    clock,
    day,
    `${day} ${clock}`,
    new Date(ms).toISOString(),
  ]);
  expect(briefWeekdayText(ms, ms, 'zh').startsWith(day.slice(5))).toBe(true);
});

test.each([
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '00:00'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z', '00:00'],
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T04:59:00Z', '00:00'],
] as const)('in %s a day of 25 or 23 hours is one day: %s until %s', async (zone, first, last, clock) => {
  const { dayOrClock, dayAndClock } = await live(zone);
  const [begin, end] = [Date.parse(first), Date.parse(last)];
  expect([dayAndClock(begin, end, 'zh'), dayOrClock(begin, end, 'zh')]).toEqual([clock, clock]);
  expect(dayAndClock(begin - 60_000, end, 'zh')).not.toBe('23:59');
  expect(dayAndClock(begin, end + 60_000, 'zh')).not.toBe(clock);
});

test('a clock that is a day behind or ahead tells the day of what was said', async () => {
  const { dayAndClock } = await live('Asia/Shanghai');
  const writtenAt = Date.parse('2026-11-21T04:00:00Z');
  const day = 86_400_000;
  expect([writtenAt - day, writtenAt + day].map((now) => dayAndClock(writtenAt, now, 'zh'))).toEqual([
    '11月21日 12:00',
    '昨天 12:00',
  ]);
});
