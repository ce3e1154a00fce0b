import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Mail from 'lucide-react/icons/mail';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { FavouriteButton } from '../reactions/FavouriteButton.tsx';
import { LikeButton } from '../reactions/LikeButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { wrap } from '../ui/layout.css.ts';
import * as css from './Event.css.ts';
import { calendarFile, fileName } from './event-data.ts';

interface EventActionsProps {
  readonly event: ActivityDetail;
  readonly url: string;
  readonly share: ShareActor<Params>;
}

export function EventActions({ event, url, share }: EventActionsProps) {
  const { t } = useTranslation('events');
  const file = useMemo(() => calendarFile(event, url), [event, url]);
  return (
    <div className={wrap.m}>
      {event.period === 'past' ? null : (
        <div className={css.group}>
          {file === null ? null : (
            <LinkButton
              tone="loud"
              href={file}
              download={fileName(event)}
              icon={<CalendarPlus aria-hidden="true" size={16} />}
            >
              {t('event.calendar')}
            </LinkButton>
          )}
          {event.contactEmail === '' ? null : (
            <LinkButton
              href={`mailto:${event.contactEmail}?subject=${encodeURIComponent(event.title)}`}
              icon={<Mail aria-hidden="true" size={16} />}
            >
              {t('event.contact')}
            </LinkButton>
          )}
        </div>
      )}
      <div className={css.group}>
        <LikeButton type="activity" id={event.id} liked={event.isLiked} count={event.likeCount} />
        <FavouriteButton type="activity" id={event.id} isFavourite={event.isFavorite} />
        <ShareButton actor={share} href={url} title={event.title} />
      </div>
    </div>
  );
}
