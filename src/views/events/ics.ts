/** One event of a calendar file. Times in milliseconds since 1970; `uid` names it for ever, `stamp` says when it was written. */
export interface CalendarEvent {
  readonly uid: string;
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

const zone = 'Asia/Shanghai';
/** China has kept one time without summer time since 1992. */
const offset = 8 * 60 * 60 * 1_000;
const maxOctets = 75;

/** `20261118T090000` of a time in China. */
const local = (ms: number): string => new Date(ms + offset).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
const utc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** RFC 5545 3.3.11. Control characters have no place in it. */
const text = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** RFC 5545 3.1: no line is longer than 75 octets, and none breaks a character. */
const fold = (line: string): string => {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    // A continued line begins with a space, which counts.
    if (octets + size > maxOctets) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
};

/** A calendar file (RFC 5545) with one event, in the time of China. */
export const icsOf = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shiye//Events//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART;TZID=${zone}:${local(event.start)}`,
    `DTEND;TZID=${zone}:${local(event.end)}`,
    `SUMMARY:${text(event.title)}`,
    `LOCATION:${text(event.location)}`,
    `DESCRIPTION:${text(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
