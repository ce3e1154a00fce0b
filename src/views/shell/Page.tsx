import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isBuilt, isUnbuilt } from './built-rooms.ts';
import { Crashed } from './Crashed.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { builtPages, underConstruction } from './pages.ts';
import { type Shown, useShown } from './use-route.ts';

/** The page that the address asks for. */
export function Page() {
  const { t } = useTranslation('shell');
  const shown = useShown();
  if (!shown) return <PageSkeleton title={t('loading')} />;
  const waiting = <PageSkeleton title={t(`places.${shown.name}`)} />;
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
  if (!isBuilt(room)) return null;
  switch (room) {
    case 'login':
      return <builtPages.login.View />;
    case 'notFound':
      return <builtPages.notFound.View />;
  }
  if (!actor) return <PageSkeleton title={t(`places.${name}`)} />;
  switch (room) {
    case 'newsHome':
      return <builtPages.newsHome.View actor={actor} />;
    case 'article':
      return <builtPages.article.View actor={actor} />;
    case 'siteContent':
      return <builtPages.siteContent.View actor={actor} title={t(`places.${name}`)} />;
  }
}
