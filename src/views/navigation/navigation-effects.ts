import type { AppActor } from '#machines/app/app.machine.ts';
import { safePath } from '#services/address/safe-redirect.ts';
import { isWebAddress } from '../ui/safe-url.ts';
import type { Address } from './address.ts';

/** Goes where the root says. `reloadOnce` loads the page anew, but not again and again. */
export const runNavigationEffects = (
  app: AppActor,
  page: Window,
  address: Pick<Address, 'go'>,
  reloadOnce: () => void,
): void => {
  const tab = blankTab(page);
  app.on('route.wanted', ({ to, replace }) => address.go(to, { replace }));
  app.on('tab.wanted', tab.open);
  app.on('tab.unwanted', tab.drop);
  app.on('leave.wanted', ({ url, newTab }) => tab.leave(url, newTab));
  app.on('reload.wanted', reloadOnce);
};

/** Of the web, or of ours: nothing that runs instead of leading somewhere. */
const isPage = (url: string): boolean => isWebAddress(url) || safePath(url) !== null;

/**
 * A tab that is opened blank within the reader's click and filled later (docs/choices.md R4.1-12). It is cut off from
 * the page before it goes anywhere. A browser that refuses it gets the address in the same tab.
 */
export const blankTab = (page: Pick<Window, 'open' | 'location' | 'document'>) => {
  let waiting: Window | null = null;
  const open = (): void => {
    if (waiting && !waiting.closed) return;
    waiting = page.open('', '_blank');
    // So long as it is blank, it bears the name of the page that it belongs to.
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
      // A tab that is cut off from the page would still run in its name.
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
