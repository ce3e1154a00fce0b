import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Ticket from 'lucide-react/icons/ticket';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { joinParts } from '#i18n/isolated.ts';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { useTo } from '../context.tsx';
import { daysText, hoursText, zonedTime } from '../kit/event-times.ts';
import { isTime, priceText } from '../kit/formats.ts';
import * as link from '../ui/link.css.ts';
import * as css from './Event.css.ts';
import { mapOf } from './event-data.ts';

export function EventFacts({ event }: { readonly event: ActivityDetail }) {
  const { t, i18n } = useTranslation('events');
  const to = useTo();
  const { startTime, endTime, price, sourceId, sourceName } = event;
  return (
    <dl className={css.facts} aria-label={t('event.facts')}>
      {isTime(startTime) ? (
        <Fact icon={<CalendarDays size={18} />} name={t('event.time')}>
          <time dateTime={zonedTime(startTime)}>{daysText(startTime, endTime, i18n.language)}</time>
          <br />
          <span className={css.more}>{joinParts([hoursText(startTime, endTime), t('event.zone')])}</span>
        </Fact>
      ) : null}
      {event.city + event.venue + event.address === '' ? null : (
        <Fact icon={<MapPin size={18} />} name={t('event.place')}>
          <span lang="zh-CN">{joinParts([event.city, event.venue])}</span>
          <br />
          <span className={css.more}>
            <span lang="zh-CN">{event.address}</span>{' '}
            <a className={link.inline} href={mapOf(event)} target="_blank" rel="noopener">
              {t('event.map')}
            </a>
          </span>
        </Fact>
      )}
      {sourceName === '' ? null : (
        <Fact icon={<Building2 size={18} />} name={t('event.organiser')}>
          {sourceId === null ? (
            <span lang="zh-CN">{sourceName}</span>
          ) : (
            <Link className={link.line} href={to.eventSource({ sourceId: String(sourceId) })} lang="zh-CN">
              {sourceName}
            </Link>
          )}
          <br />
          <span className={css.more} lang="zh-CN">
            {event.sourceIntroduction}
          </span>
        </Fact>
      )}
      {price === null ? null : (
        <Fact icon={<Ticket size={18} />} name={t('event.price')}>
          {price === 0 ? t('price.free') : t('price.from', { price: priceText(price) })}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
        <span>{name}</span>
      </dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
