import { expect, test } from 'vitest';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { calendarFile, described, fileName } from './event-data.ts';

const event: ActivityDetail = {
  id: '80001',
  type: 'forum',
  title: '茶饮料论坛 A/B: "<新>"',
  coverImg: '',
  sourceName: '食业活动',
  publishTime: Date.UTC(2026, 10, 1),
  typeName: '论坛',
  sourceId: 3201,
  summary: '一天讲透。',
  startTime: Date.UTC(2026, 11, 18, 1),
  endTime: Date.UTC(2026, 11, 18, 9),
  period: 'upcoming',
  city: '上海',
  venue: '会展中心',
  price: 680,
  viewCount: 1,
  content: '<p>介绍</p><h2>亮点</h2>',
  agenda: '',
  address: '滨江大道 1 号',
  sourceIntroduction: '',
  contactEmail: 'a@shiye.example',
  commentCount: 0,
  likeCount: 0,
  isLiked: false,
  isFavorite: false,
};
const url = 'https://shiye.example/events/80001';

test('the calendar file of an event holds when, where and what, and has a name for a file', () => {
  const [head = '', body = ''] = calendarFile(event, url)?.split(',') ?? [];
  expect(head).toBe('data:text/calendar;charset=utf-8');
  const ics = decodeURIComponent(body).replaceAll('\r\n ', '');
  expect(ics).toContain('UID:activity-80001@shiye.example\r\n');
  expect(ics).toContain('DTSTART;TZID=Asia/Shanghai:20261218T090000\r\n');
  expect(ics).toContain('LOCATION:上海 会展中心 滨江大道 1 号\r\n');
  expect(ics).toContain(`DESCRIPTION:一天讲透。\\n介绍 亮点\\n${url}\r\n`);
  expect(fileName(event)).toBe('茶饮料论坛 A B   新.ics'.replace('   新', '    新'));
});

test('an event is described for machines', () => {
  expect(described(event, url)).toEqual({
    '@type': 'Event',
    name: event.title,
    description: '一天讲透。',
    url,
    startDate: '2026-12-18T09:00:00+08:00',
    endDate: '2026-12-18T17:00:00+08:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: '会展中心',
      address: {
        '@type': 'PostalAddress',
        addressLocality: '上海',
        streetAddress: '滨江大道 1 号',
        addressCountry: 'CN',
      },
    },
    organizer: { '@type': 'Organization', name: '食业活动' },
    offers: { '@type': 'Offer', price: 680, priceCurrency: 'CNY', url },
  });
});

test('an event without a time has no calendar file, and is described without what cannot be', () => {
  const odd = 8_640_000_000_000_001;
  expect(calendarFile({ ...event, startTime: odd }, url)).toBeNull();
  const open = decodeURIComponent(calendarFile({ ...event, endTime: odd, publishTime: odd }, url) ?? '');
  expect([open.includes('DTEND'), open.includes('DTSTAMP:20261218T010000Z')]).toEqual([false, true]);
  const { startDate, endDate, offers } = described({ ...event, startTime: odd, endTime: -1, price: -1 }, url);
  expect([startDate, endDate, offers]).toEqual([undefined, undefined, undefined]);
});

test('an event of whole days is one for calendars and machines, whose end calendars exclude', () => {
  const days = { ...event, startTime: Date.UTC(2026, 11, 17, 16), endTime: Date.UTC(2026, 11, 20, 16) };
  const ics = decodeURIComponent(calendarFile(days, url) ?? '');
  expect(ics).toContain('DTSTART;VALUE=DATE:20261218\r\nDTEND;VALUE=DATE:20261221\r\n');
  expect(described(days, url)).toMatchObject({ startDate: '2026-12-18', endDate: '2026-12-20' });
  const evening = { ...event, startTime: Date.UTC(2026, 11, 18, 10), endTime: Date.UTC(2026, 11, 18, 16) };
  expect(decodeURIComponent(calendarFile(evening, url) ?? '')).toContain(
    'DTEND;TZID=Asia/Shanghai:20261219T000000\r\n',
  );
});
