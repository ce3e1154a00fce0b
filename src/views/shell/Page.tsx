import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Crashed } from './Crashed.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { firstPage } from './first-page.ts';
import { Hindered } from './Hindered.tsx';
import { laterPage } from './later-page.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { type Shown, useShown } from './use-route.ts';

/** The page that the address asks for. */
export function Page() {
  const { t } = useTranslation('shell');
  const shown = useShown();
  if (!shown) return <PageSkeleton title={t('loading')} />;
  const waiting = <PageSkeleton title={t(`places.${shown.name}`)} />;
  if (shown.hindrance) return <Hindered page={t(`places.${shown.name}`)} by={shown.hindrance} />;
  if (!shown.isThere) return waiting;
  return (
    <ErrorBoundary key={shown.route.entry} fallback={<Crashed />}>
      <Suspense fallback={waiting}>
        <View {...shown} />
      </Suspense>
    </ErrorBoundary>
  );
}

function View(shown: Shown) {
  const { t } = useTranslation('shell');
  const { name, place, room: actor } = shown;
  if (place.room !== 'newsHome') return <laterPage.View {...shown} />;
  const title = t(`places.${name}`);
  return actor ? <firstPage.View actor={actor} title={title} /> : <PageSkeleton title={title} />;
}
