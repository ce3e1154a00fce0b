interface CalendarEvent {
  readonly uid: string;
  readonly stamp: number;
  readonly start: number;
  readonly end: number | null;
  readonly isWholeDays: boolean;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

const zone = 'Asia/Shanghai';
/** China Standard Time, without daylight saving since 1992. */
const offset = 8 * 60 * 60 * 1_000;
const maxOctets = 75;

const local = (ms: number): string => new Date(ms + offset).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
/** RFC 5545 3.3.4 and 3.3.5; ends are exclusive. */
const when = (name: 'DTSTART' | 'DTEND', ms: number, isDay: boolean): string =>
  isDay ? `${name};VALUE=DATE:${local(ms).slice(0, 8)}` : `${name};TZID=${zone}:${local(ms)}`;
const utc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** RFC 5545 3.3.11; control characters are not allowed. */
const text = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** RFC 5545 3.1: lines of at most 75 octets, without splitting a character. */
const fold = (line: string): string => {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    // The space that begins a continued line counts.
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

/** An RFC 5545 calendar with one event. */
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
    when('DTSTART', event.start, event.isWholeDays),
    ...(event.end === null ? [] : [when('DTEND', event.end, event.isWholeDays)]),
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
