import { createElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isBare, isCharted, isUnbuilt } from './built-rooms.ts';
import { Crashed } from './Crashed.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { barePages, chartedPages, underConstruction } from './pages.ts';
import { Unfetched } from './Unfetched.tsx';
import { type Shown, useShown } from './use-route.ts';

/** The page that the address asks for. */
export function Page() {
  const { t } = useTranslation('shell');
  const shown = useShown();
  if (!shown) return <PageSkeleton title={t('loading')} />;
  const waiting = <PageSkeleton title={t(`places.${shown.name}`)} />;
  if (shown.isUnfetched) return <Unfetched title={t(`places.${shown.name}`)} />;
  if (!shown.isThere) return waiting;
  return (
    <ErrorBoundary key={shown.route.entry} fallback={<Crashed />}>
      <Suspense fallback={waiting}>
        <View {...shown} />
      </Suspense>
    </ErrorBoundary>
  );
}

function View({ name, place, room: actor }: Shown) {
  const { t } = useTranslation('shell');
  const { room } = place;
  if (isUnbuilt(room)) return <underConstruction.View place={name} room={room} />;
  if (isBare(room)) return createElement(barePages[room].View);
  if (!isCharted(room)) return null;
  const title = t(`places.${name}`);
  return actor ? createElement(chartedPages[room].View, { actor, title }) : <PageSkeleton title={title} />;
}
