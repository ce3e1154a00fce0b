import type { Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';

export type Fault = Parameters<Backstage['fault']>[0];

/** The simulated backend as a test steers it from outside; the same names as `window.backstage`. */
export interface RemoteBackstage {
  /** Resolves once the simulated backend runs. */
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
  // The app puts it there once the simulated backend runs.
  const ready = async (): Promise<void> => {
    await page.waitForFunction(() => Reflect.has(window, 'backstage'));
  };
  return {
    ready,
    code: async (account) => {
      await ready();
      const found = await page.waitForFunction((wanted) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        return backstage.codes().find((sent) => sent.account.endsWith(wanted))?.code;
      }, account);
      return String(await found.jsonValue());
    },
    fault: async (rule) => {
      await ready();
      return page.evaluate((given) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        return backstage.fault(given);
      }, rule);
    },
    remove: async (id) => {
      await ready();
      await page.evaluate((given) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        backstage.removeFault(given);
      }, id);
    },
    clearFaults: async () => {
      await ready();
      await page.evaluate(() => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        backstage.clearFaults();
      });
    },
    release: async (id) => {
      await ready();
      await page.evaluate((given) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        backstage.release(given);
      }, id);
    },
    holds: async (endpoints) => {
      await ready();
      return page.evaluate((wanted) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        const holding = backstage.faults().filter(({ held }) => held > 0);
        return wanted.every((endpoint) => holding.some(({ rule }) => rule.endpoint === endpoint));
      }, endpoints);
    },
    advance: async (ms) => {
      await ready();
      await page.evaluate((given) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        backstage.clock.advance(given);
      }, ms);
    },
    signInAs: async (persona) => {
      await ready();
      await page.evaluate((given) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        return backstage.signInAs(given);
      }, persona);
    },
    say: async (persona, text) => {
      await ready();
      await page.evaluate(
        ([from, message]) => {
          const backstage: Backstage = Reflect.get(window, 'backstage');
          return backstage.realtime.say(from, message);
        },
        [persona, text] as const,
      );
    },
    stopOthers: async () => {
      await ready();
      await page.evaluate(() => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        return backstage.others.stop();
      });
    },
    count: async (event) => {
      await ready();
      return page.evaluate((wanted) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        return backstage.events().filter(({ type }) => type === wanted).length;
      }, event);
    },
  };
}
