import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { bringChart } from '#machines/app/rooms.ts';
import type { ResolveContext } from '#services/address/resolve.ts';
import type { Reading } from '#services/storage/kept-reading.ts';
import { hearOtherTabs } from '#services/storage/other-tabs.ts';
import type { StoreHost } from '#services/storage/record-store.ts';
import type { RunningDrawing } from '../shared/first-drawing.ts';
import { describePages } from './describe-page.ts';
import { type KeepOptions, keep } from './keep.ts';
import { preloadPage } from './pages.ts';
import { prefetchLinks } from './prefetch.ts';
import { renew } from './renew.ts';
import { whenResting } from './resting.ts';

interface BesideOptions extends Omit<KeepOptions, 'rested'> {
  readonly ground: ResolveContext;
  readonly texts: i18n;
  readonly store: StoreHost;
  /** Undefined where it is simulated: what is read is not kept then. */
  readonly backend: string | undefined;
  readonly drawing: RunningDrawing;
}

/** How long nothing comes to a page that is whole; in ms. */
const breath = 1_000;

/** So long after that, in ms, what stands below the window is drawn: what began with the rest is asked for by then. */
const pause = 500;

/** What is at work beside the page once it is shown: its journal, pages fetched ahead, what was read, and what is drawn last. */
export const standBeside = (options: BesideOptions) => {
  const { page, app, ground, backend, drawing } = options;
  const resting = new Promise<void>((done) => whenResting(page, breath, done));
  const keeping = keep({ ...options, rested: resting });
  // One that is hidden looks again when it is shown.
  hearOtherTabs(page, () => page.document.hidden || renew(app));
  if (app.getSnapshot().context.isInWechat)
    describePages(page, (described) => app.getSnapshot().children.wechatCard?.send(described));
  prefetchLinks(page, ground, preloadPage, () => bringChart('reactions'));
  resting.then(() => page.setTimeout(() => drawing.end(startTransition), pause));
  page.addEventListener('beforeprint', () => flushSync(drawing.end));
  let looking: Promise<Reading | null> | null = null;
  return {
    /** The journal of the page before this one; null when there is none. */
    previous: () => keeping.previous(),
    /** Once the page was whole. */
    rested: (): Promise<void> => resting,
    /** Who keeps what is read; null where nobody does, or where he does not come, to be asked again. */
    reading: async (): Promise<Reading | null> => {
      if (!backend) return null;
      looking ??= import('./upkeep.ts')
        .then(({ startUpkeep }) => startUpkeep({ ...options, backend }))
        .catch(() => {
          looking = null;
          return null;
        });
      return looking;
    },
  };
};

export type Beside = ReturnType<typeof standBeside>;
