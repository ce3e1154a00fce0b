import { useTranslation } from 'react-i18next';
import { Head } from '#views/shared/Head.tsx';
import { classNames } from '#views/ui/class-names.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '#views/ui/Skeleton.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
import * as css from './Event.css.ts';

export function EventSkeleton() {
  const { t } = useTranslation('events');
  return (
    <div className={classNames(css.root, css.waiting)} role="status">
      <Head page={t('home.title')} />
      <h1 className={hidden.root}>{t('event.loading')}</h1>
      <div className={css.head}>
        <SkeletonLine width="8rem" />
        <div className={css.title}>
          <SkeletonText lines={2} />
        </div>
        <SkeletonLine width="40%" />
      </div>
      <SkeletonBlock ratio={16 / 9} />
      <SkeletonBlock height="9rem" />
      <SkeletonText lines={4} />
    </div>
  );
}
