import { part } from './lazy.ts';

/** What stands beside, below and over the page, and what it says to machines: the code comes right after the page's own. */
export const dialogs = part(() => import('./Dialogs.tsx').then(({ Dialogs }) => Dialogs));
export const canonical = part(() => import('../shared/Canonical.tsx').then(({ Canonical }) => Canonical));
export const sideColumn = part(() => import('./SideColumn.tsx').then(({ SideColumn }) => SideColumn));
export const footer = part(() => import('./Footer.tsx').then(({ Footer }) => Footer));
export const publishButton = part(() => import('./PublishButton.tsx').then(({ PublishButton }) => PublishButton));
