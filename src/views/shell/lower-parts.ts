import { part } from './lazy.ts';

/** What stands beside and below the page: its code comes right after the page's own. */
export const sideColumn = part(
  () => import('./SideColumn.tsx').then(({ SideColumn }) => SideColumn),
  ['frame', 'shared'],
);
export const footer = part(() => import('./Footer.tsx').then(({ Footer }) => Footer), ['frame']);
export const publishButton = part(
  () => import('./PublishButton.tsx').then(({ PublishButton }) => PublishButton),
  ['frame'],
);
