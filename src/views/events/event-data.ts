import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { endOf, wholeDaysOf, zonedTime } from '../kit/event-times.ts';
import { isTime, priceText } from '../kit/formats.ts';
import { icsOf } from './ics.ts';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Calendar file as a data URL; null without a start. `url` is absolute. */
export const calendarFile = (event: ActivityDetail, url: string): string | null => {
  const { startTime, endTime, publishTime } = event;
  if (!isTime(startTime)) return null;
  const ics = icsOf({
    uid: `activity-${event.id}@${new URL(url).hostname}`,
    stamp: isTime(publishTime) ? publishTime : startTime,
    start: startTime,
    end: endOf(startTime, endTime),
    isWholeDays: wholeDaysOf(startTime, endTime) !== null,
    title: event.title,
    location: `${event.city} ${event.venue} ${event.address}`,
    description: `${event.summary}\n${textOf(event.content)}\n${url}`,
    url,
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`;
};

export const fileName = ({ title }: ActivityDetail): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()}.ics`;

const datesOf = ({ startTime, endTime }: ActivityDetail) => {
  const days = wholeDaysOf(startTime, endTime);
  return {
    startDate: days?.first ?? zonedTime(startTime),
    endDate: days?.last ?? zonedTime(endOf(startTime, endTime)),
  };
};

export const described = (event: ActivityDetail, url: string) => ({
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  url,
  ...datesOf(event),
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
  offers:
    priceText(event.price) === '' ? undefined : { '@type': 'Offer', price: event.price, priceCurrency: 'CNY', url },
});

export const mapOf = ({ city, venue }: ActivityDetail): string =>
  `https://uri.amap.com/search?keyword=${encodeURIComponent(`${city} ${venue}`)}`;
