import { factsOf } from '#machines/app/flow-facts.ts';
import { serveStudio } from '#machines/app/serve-studio.ts';
import { journalCompactor } from '#machines/journal/journal-compactor.ts';
import { appEnd } from '#services/flows/link.ts';
import { linkName } from '#services/flows/link-name.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import type { Browser } from './sign-up.ts';

/**
 * The app in a window, served to studios as it is in a page. `leave` and `come`: it is kept by the browser, and brought
 * back; `went`: where a studio has led it.
 */
export const openServedApp = async ({ openTab, backend }: Browser, id: string, journalLimit = 20_000) => {
  const tab = openTab({}, { journalLimit });
  const { app, journal } = tab;
  const kept = journalCompactor({ journal, logic: appMachine, input: desktop, sizeOf: () => 1 });
  await tab.visit('/');
  const went: string[] = [];
  const served = serveStudio({
    id,
    app,
    journal,
    facts: () => ({ ...factsOf(app, backend.clock, '1.0'), startedAt: journal.startedAt }),
    title: () => id,
    post: (message) => end.post(message),
    go: (href) => went.push(href),
    whenIdle: (run) => setImmediate(run),
  });
  const end = appEnd(new BroadcastChannel(linkName), served.onMessage);
  const come = (): void => end.post({ type: 'app.asks' });
  let isClosed = false;
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    served.end();
    end.close();
  };
  come();
  return { ...tab, kept, went, come, leave: served.leave, close };
};
