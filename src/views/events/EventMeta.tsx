import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import type { Activity } from '#services/contract/activity.contract.ts';
import { useNow } from '../kit/Ago.tsx';
import { spanText, zonedTime } from '../kit/event-times.ts';
import { priceText } from '../kit/formats.ts';
import { Chip } from '../ui/Chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { wrap } from '../ui/layout.css.ts';
import * as css from './EventMeta.css.ts';

interface EventMetaProps {
  readonly event: Activity;
  readonly stacked?: boolean;
}

export function EventMeta({ event, stacked = false }: EventMetaProps) {
  const { i18n } = useTranslation('events');
  const time = spanText(event.startTime, event.endTime, useNow(), i18n.language);
  return (
    <p className={classNames(css.root, stacked && css.stacked)}>
      {time === '' ? null : (
        <time className={css.fact} dateTime={zonedTime(event.startTime)}>
          {time}
        </time>
      )}
      <span className={css.place} lang="zh-CN">
        {joinParts([event.city, event.venue])}
      </span>
    </p>
  );
}

export function EventChips({ event: { period, price, typeName } }: { readonly event: Activity }) {
  const { t } = useTranslation('events');
  return (
    <span className={wrap.xs}>
      {period === null || period === 'upcoming' ? null : (
        <Chip tone={period === 'running' ? 'accent' : 'neutral'}>{t(`period.${period}`)}</Chip>
      )}
      {typeName === '' ? null : (
        <Chip>
          <span lang="zh-CN">{typeName}</span>
        </Chip>
      )}
      {price === null ? null : (
        <Chip tone={price === 0 ? 'supply' : 'neutral'}>
          {price === 0 ? t('price.free') : t('price.from', { price: priceText(price) })}
        </Chip>
      )}
    </span>
  );
}
