import { selectIsInWechat } from '#machines/app/app.machine.ts';
import type { JournalPersistence } from '#machines/app/journal-persistence.ts';
import type { FlowFile } from '#machines/journal/flow-file.ts';
import { isWatchable } from '#services/flows/this-build.ts';
import { dispatchMissedChanges } from '#services/storage/missed-changes.ts';
import { watchOtherTabs } from '#services/storage/other-tabs.ts';
import type { Address } from '../navigation/address.ts';
import type { LinkContext } from '../navigation/links.ts';
import { preloadPage } from '../navigation/page-table.ts';
import { prefetchLinks } from '../navigation/prefetch.ts';
import type { AppServices } from './app-services.ts';
import { environment } from './environment.ts';
import { describePages, reloadData } from './page-events.ts';
import type { OpenedApp } from './simulated-backend.ts';

interface BackgroundOptions {
  readonly page: Window;
  readonly links: LinkContext;
  readonly services: AppServices;
  readonly opened: OpenedApp;
  readonly address: Address;
}

export const startBackgroundTasks = ({ page, links, services, opened, address }: BackgroundOptions) => {
  // A hidden page reloads its data when it is shown.
  watchOtherTabs(page, () => page.document.hidden || reloadData(opened.app));
  prefetchLinks(page, links, (name) => preloadPage(services.pages, name));
  if (selectIsInWechat(opened.app.getSnapshot()))
    describePages(page, (described) => opened.app.getSnapshot().children.wechatCard?.send(described));
  dispatchMissedChanges(page);
  let persisting: Promise<JournalPersistence | null> | null = null;
  const persist = () => {
    persisting ??= import('./persist-journal.ts')
      .then(({ persistJournal }) =>
        persistJournal({ page, ...services, ...opened, version: environment.version, go: address.go }),
      )
      .catch(() => null);
    return persisting;
  };
  // The flow studio finds only pages that store.
  (isWatchable() ? Promise.resolve() : services.awake).then(persist);
  return { previous: async (): Promise<FlowFile | null> => (await persist())?.previous() ?? null };
};
