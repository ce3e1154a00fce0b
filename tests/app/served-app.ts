import { expect } from 'vitest';
import { factsOf } from '#machines/app/flow-facts.ts';
import { serveStudio } from '#machines/app/serve-studio.ts';
import { journalCompactor } from '#machines/journal/journal-compactor.ts';
import { holdCalls } from '#machines/paths/hold-calls.ts';
import { readRule } from '#mocks/situation.ts';
import { appEnd } from '#services/flows/link.ts';
import { linkName } from '#services/flows/link-name.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import type { Browser } from './sign-up.ts';

/**
 * The app in a window, served to studios as it is in a page. `leave` and `come`: it is kept by the browser, and brought
 * back; `link`: held calls and who is logged in.
 */
export const openServedApp = async (
  { openTab, backend }: Browser,
  id: string,
  { journalLimit = 20_000, name = '', link = '/' }: { journalLimit?: number; name?: string; link?: string } = {},
) => {
  const { faults, clock } = backend;
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const rules = searchParams
    .getAll('fault')
    .flatMap((text) => readRule(text) ?? [])
    .map((rule) => [rule.endpoint ?? '', faults.add(rule)] as const);
  const hold = (endpoints: readonly string[], known: readonly (readonly [string, string])[]) =>
    holdCalls(
      {
        fault: faults.add,
        release: faults.release,
        remove: faults.remove,
        arrived: async (ids) => void (await expect.poll(() => ids.some((one) => faults.held(one) > 0)).toBe(true)),
      },
      endpoints,
      known,
    );
  let held = await hold([], rules);
  const tab = openTab({}, { journalLimit });
  const { app, journal } = tab;
  const kept = journalCompactor({ journal, logic: appMachine, input: desktop, sizeOf: () => 1 });
  await tab.visit(pathname);
  const persona = searchParams.get('persona');
  if (persona !== null && persona !== 'none') await tab.logIn(persona);
  const served = serveStudio({
    id,
    app,
    journal,
    facts: () => ({ ...factsOf(app, backend.clock, '1.0'), startedAt: journal.startedAt }),
    title: () => id,
    post: (message) => end.post(message),
    name,
    stage: async (act) => {
      if (act.do === 'advance') clock.advance(act.ms);
      else if (act.do === 'go') await tab.visit(act.href);
      else if (act.do === 'hold') held = await hold(act.calls, []);
      else await held.releaseCalls(act.calls, act.fault ?? undefined);
    },
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
  return { ...tab, kept, come, leave: served.leave, close };
};
