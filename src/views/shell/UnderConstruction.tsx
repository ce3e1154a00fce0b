import { useTranslation } from 'react-i18next';
import type { PlaceName } from '#services/address/places.ts';
import { useTo } from '../context.tsx';
import { Chip } from '../ui/Chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import type { UnbuiltRoom } from './built-rooms.ts';
import * as css from './Page.css.ts';
import { PageTitle } from './PageTitle.tsx';

/** A covered table: something is being prepared. */
function Picture() {
  return (
    <svg className={css.figure} viewBox="0 0 240 130" fill="none" aria-hidden="true" focusable="false">
      <path d="M18 112h204" stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity="0.35" />
      <path d="M52 104a68 68 0 0 1 136 0Z" fill="currentColor" opacity="0.16" />
      <path d="M52 104a68 68 0 0 1 136 0" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <path d="M40 104h160" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <circle cx="120" cy="28" r="7" fill="currentColor" />
      <path d="M76 88a46 46 0 0 1 24-30" stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity="0.6" />
    </svg>
  );
}

interface UnderConstructionProps {
  readonly place: PlaceName;
  readonly room: UnbuiltRoom;
}

/** Stands for a place whose page comes later, and says what it will be for. */
export function UnderConstruction({ place, room }: UnderConstructionProps) {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const title = t(`places.${place}`);
  return (
    <div className={classNames(css.notice, css.plate)}>
      <PageTitle page={title} />
      <Picture />
      <Chip tone="demand">{t('frame:soon.badge')}</Chip>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{t('frame:soon.lead')}</p>
      <p className={css.promise}>{t(`frame:rooms.${room}`)}</p>
      <div className={css.actions}>
        <LinkButton tone="loud" href={to.home({ site: 'news' })}>
          {t('frame:soon.home')}
        </LinkButton>
      </div>
    </div>
  );
}
