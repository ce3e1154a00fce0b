import { expect, test } from 'vitest';
import { icsOf } from './ics.ts';

const event = {
  uid: 'activity-80001@shiye.example',
  stamp: Date.UTC(2026, 10, 1, 1, 2, 3),
  start: Date.UTC(2026, 11, 18, 1, 0),
  end: Date.UTC(2026, 11, 20, 9, 0),
  isWholeDays: false,
  title: '第五届上海博览会',
  location: '会展中心, 滨江大道; 1号',
  description: '第一行\n第二行\\尾',
  url: 'https://shiye.example/events/80001',
};
const unfolded = (ics: string) => ics.replaceAll('\r\n ', '');

test('a calendar file: lines end by CRLF, times are those of China, text is escaped', () => {
  expect(unfolded(icsOf(event)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shiye//Events//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Shanghai',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:activity-80001@shiye.example',
    'DTSTAMP:20261101T010203Z',
    'DTSTART;TZID=Asia/Shanghai:20261218T090000',
    'DTEND;TZID=Asia/Shanghai:20261220T170000',
    'SUMMARY:第五届上海博览会',
    'LOCATION:会展中心\\, 滨江大道\\; 1号',
    'DESCRIPTION:第一行\\n第二行\\\\尾',
    'URL:https://shiye.example/events/80001',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('long lines are folded at 75 octets, between characters', () => {
  const title = `${'食'.repeat(60)}😀${'x'.repeat(200)}`;
  const ics = icsOf({ ...event, title });
  const octets = ics.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(ics).not.toMatch(/\uFFFD/);
  expect(unfolded(ics)).toContain(`SUMMARY:${title}\r\n`);
});

test('nothing in a text can add a line to the file', () => {
  const ics = icsOf({ ...event, title: 'A\r\nATTENDEE:mailto:x@example.com\rB\u0000\u2028C' });
  expect(unfolded(ics)).toContain('SUMMARY:A\\nATTENDEE:mailto:x@example.com\\nB\u2028C\r\n');
  expect(ics.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});
