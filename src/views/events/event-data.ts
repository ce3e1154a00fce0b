import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { zonedTime } from '../shared/event-times.ts';
import { icsOf } from './ics.ts';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Calendar file as a data URL. `url` is absolute. */
export const calendarFile = (event: ActivityDetail, url: string): string => {
  const ics = icsOf({
    uid: `activity-${event.id}@${new URL(url).hostname}`,
    stamp: event.publishTime,
    start: event.startTime,
    end: event.endTime,
    title: event.title,
    location: `${event.city} ${event.venue} ${event.address}`,
    description: `${event.summary}\n${textOf(event.content)}\n${url}`,
    url,
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`;
};

export const fileName = ({ title }: ActivityDetail): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()}.ics`;

export const described = (event: ActivityDetail, url: string) => ({
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  url,
  startDate: zonedTime(event.startTime),
  endDate: zonedTime(event.endTime),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: event.venue,
    address: {
      '@type': 'PostalAddress',
      addressLocality: event.city,
      streetAddress: event.address,
      addressCountry: 'CN',
    },
  },
  organizer: { '@type': 'Organization', name: event.sourceName },
  offers: { '@type': 'Offer', price: event.price, priceCurrency: 'CNY', url },
});

export const mapOf = ({ city, venue }: ActivityDetail): string =>
  `https://uri.amap.com/search?keyword=${encodeURIComponent(`${city} ${venue}`)}`;
