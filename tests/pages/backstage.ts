import type { JSHandle, Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';

export type Fault = Parameters<Backstage['fault']>[0];

/** The simulated backend as a test steers it from outside; the same names as `window.backstage`. */
export interface RemoteBackstage {
  /** Resolves once the app has drawn and the simulated backend runs. */
  readonly ready: () => Promise<void>;
  /** Waits for the newest code sent to an account that ends like this, and gives it. */
  readonly code: (account: string) => Promise<string>;
  readonly fault: (rule: Fault) => Promise<string>;
  readonly remove: (id: string) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly release: (id?: string) => Promise<void>;
  /** Whether a call to each of these endpoints waits for a release. */
  readonly holds: (endpoints: readonly string[]) => Promise<boolean>;
  readonly advance: (ms: number) => Promise<void>;
  readonly signInAs: (persona: string) => Promise<void>;
  /** A persona writes to whoever is logged in. */
  readonly say: (persona: string, text: string) => Promise<void>;
  /** Nobody else acts or answers by themselves any more. */
  readonly stopOthers: () => Promise<void>;
  /** How often such a thing has happened in the backend. */
  readonly count: (event: string) => Promise<number>;
}

export function backstageOf(page: Page): RemoteBackstage {
  // The app puts it there once the simulated backend runs, and then replaces the static frame.
  const handle = (): Promise<JSHandle<Backstage>> =>
    page.waitForFunction((): Backstage | null =>
      document.getElementById('frame') ? null : Reflect.get(window, 'backstage'),
    ) as Promise<JSHandle<Backstage>>;
  return {
    ready: async () => void (await handle()),
    code: async (account) => {
      const sent = await page.waitForFunction(
        ([backstage, wanted]) => backstage.codes().find((each) => each.account.endsWith(wanted))?.code,
        [await handle(), account] as const,
      );
      return String(await sent.jsonValue());
    },
    fault: async (rule) => (await handle()).evaluate((backstage, given) => backstage.fault(given), rule),
    remove: async (id) => (await handle()).evaluate((backstage, given) => backstage.removeFault(given), id),
    clearFaults: async () => (await handle()).evaluate((backstage) => backstage.clearFaults()),
    release: async (id) => (await handle()).evaluate((backstage, given) => backstage.release(given), id),
    holds: async (endpoints) =>
      (await handle()).evaluate((backstage, wanted) => {
        const holding = backstage.faults().filter(({ held }) => held > 0);
        return wanted.every((endpoint) => holding.some(({ rule }) => rule.endpoint === endpoint));
      }, endpoints),
    advance: async (ms) => (await handle()).evaluate((backstage, given) => backstage.clock.advance(given), ms),
    signInAs: async (persona) => (await handle()).evaluate((backstage, given) => backstage.signInAs(given), persona),
    say: async (persona, text) =>
      (await handle()).evaluate((backstage, said) => backstage.realtime.say(...said), [persona, text] as const),
    stopOthers: async () => (await handle()).evaluate((backstage) => backstage.others.stop()),
    count: async (event) =>
      (await handle()).evaluate(
        (backstage, wanted) => backstage.events().filter(({ type }) => type === wanted).length,
        event,
      ),
  };
}
