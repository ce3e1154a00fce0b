import type { AppActor } from '#machines/app/app.machine.ts';
import { safePath } from '#services/address/safe-redirect.ts';
import { isWebAddress } from '../ui/safe-url.ts';
import type { Address } from './address.ts';

/** `reloadOnce` reloads the page, but not in a loop. */
export const runNavigationEffects = (
  app: AppActor,
  page: Window,
  address: Pick<Address, 'go'>,
  reloadOnce: () => void,
): void => {
  const tab = blankTab(page);
  app.on('navigation.wanted', ({ to, replace }) => address.go(to, { replace }));
  app.on('tab.wanted', tab.open);
  app.on('tab.unwanted', tab.drop);
  app.on('leave.wanted', ({ url, newTab }) => tab.leave(url, newTab));
  app.on('reload.wanted', reloadOnce);
};

/** Not `javascript:` or similar. */
const isPage = (url: string): boolean => isWebAddress(url) || safePath(url) !== null;

/** Opened blank within the click, filled later without `opener` (docs/choices.md R4.1-12). If refused, the same tab is used. */
export const blankTab = (page: Pick<Window, 'open' | 'location' | 'document'>) => {
  let waiting: Window | null = null;
  const open = (): void => {
    if (waiting && !waiting.closed) return;
    waiting = page.open('', '_blank');
    if (waiting) waiting.document.title = page.document.title;
  };
  const drop = (): void => {
    waiting?.close();
    waiting = null;
  };
  return {
    open,
    drop,
    leave: (url: string, newTab: boolean): void => {
      // A script URL would run in the name of the page.
      if (!isPage(url)) {
        drop();
        return;
      }
      if (newTab) open();
      const tab = newTab ? waiting : null;
      waiting = null;
      if (!tab) {
        page.location.assign(url);
        return;
      }
      tab.opener = null;
      tab.location.replace(url);
    },
  };
};
