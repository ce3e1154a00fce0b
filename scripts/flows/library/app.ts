import { test as base, expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import type { Role } from './roles.ts';

/** What a control stands in. `text`: what is said there. */
export interface Around {
  readonly role: Role;
  readonly name?: string;
  readonly text?: string;
}

/** How a call ends, in place of the simulated backend's own answer (docs/qa.md). */
export interface Ending {
  readonly kind: 'offline' | 'timeout' | 'status' | 'html' | 'malformed' | 'code';
  readonly status?: number;
  readonly code?: number;
  readonly data?: unknown;
}

interface Backstage {
  fault(rule: object): string;
  faults(): readonly {
    readonly id: string;
    readonly rule: { kind: string; endpoint?: string };
    readonly held: number;
  }[];
  release(id: string): void;
  removeFault(id: string): void;
  readonly clock: { advance(ms: number): void };
}

/** A whole text, in which … stands for anything. */
const wordsOf = (text: string): RegExp =>
  new RegExp(
    `^\\s*${text
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s*'))
      .join('.*')}\\s*$`,
  );

const appOf = (page: Page) => {
  const find = (within: Page | Locator, role: Role, name?: string): Locator =>
    within.getByRole(role, name === undefined ? {} : { name: wordsOf(name) }).filter({ visible: true });
  const handle = () => page.waitForFunction(() => Reflect.get(window, 'backstage')) as Promise<JSHandle<Backstage>>;
  return {
    /** With a clock that goes on by `pass` alone, and new data each time. */
    open: async (href: string): Promise<void> => {
      await page.addInitScript(stopClock);
      await page.goto(href.replace(/([?&]run=)[^&]*/, `$1${Date.now()}`));
    },
    /** The control that the page shows under this name; in the innermost of what is around it. */
    the: (role: Role, name: string, around?: Around): Locator => {
      if (!around) return find(page, role, name).first();
      const parts = find(page, around.role, around.name);
      return find(
        (around.text === undefined ? parts : parts.filter({ hasText: around.text })).last(),
        role,
        name,
      ).first();
    },
    /** As soon as one of these calls waits it goes on, or ends like this; later ones wait again. */
    answer: async (endpoints: string, ending?: Ending): Promise<void> => {
      const calls = endpoints.split(', ');
      const backstage = await handle();
      await page.waitForFunction(
        ([remote, wanted]) =>
          remote.faults().some(({ rule, held }) => held > 0 && wanted.includes(rule.endpoint ?? '')),
        [backstage, calls] as const,
      );
      await backstage.evaluate(
        async (remote, [wanted, how]) => {
          const holding = remote
            .faults()
            .filter(({ rule: { kind, endpoint = '' } }) => kind === 'hold' && wanted.includes(endpoint));
          const endings = how ? wanted.map((endpoint) => remote.fault({ ...how, endpoint, times: 1 })) : [];
          for (const endpoint of wanted) remote.fault({ kind: 'hold', endpoint });
          for (const { id } of holding) remote.release(id);
          await new Promise((resolve) => setTimeout(resolve));
          for (const id of endings) remote.removeFault(id);
        },
        [calls, ending ?? null] as const,
      );
    },
    pass: async (ms: number): Promise<void> =>
      (await handle()).evaluate((backstage, given) => backstage.clock.advance(given), ms),
    /** The network goes and comes back. */
    reconnect: (): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('online'))),
    sees: (text: string): Promise<void> =>
      expect(page.getByText(wordsOf(text)).filter({ visible: true }).first(), `${text} is on the screen`).toBeVisible(),
  };
};

type App = ReturnType<typeof appOf>;

export const test = base.extend<{ app: App; the: App['the']; backend: Pick<App, 'answer'> }>({
  app: async ({ page }, use) => use(appOf(page)),
  the: async ({ app }, use) => use(app.the),
  backend: async ({ app }, use) => use(app),
});
