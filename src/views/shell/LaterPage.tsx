import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isBare, isCharted } from './built-rooms.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { barePages, chartedPages } from './pages.ts';
import type { Shown } from './use-route.ts';

/** Every page but the first. */
export function LaterPage({ name, place, room: actor }: Shown) {
  const { t } = useTranslation('shell');
  const { room } = place;
  if (isBare(room)) return createElement(barePages[room].View);
  if (!isCharted(room)) return null;
  const title = t(`places.${name}`);
  return actor ? createElement(chartedPages[room].View, { actor, title }) : <PageSkeleton title={title} />;
}
