import { expect, type Page, test } from '@playwright/test';
import { type Held, holdCalls } from '#machines/paths/hold-calls.ts';
import type { PathEntry, PathFile, PathStep } from '#machines/paths/path-file.ts';
import { type PathHost, play } from '#machines/paths/play.ts';
import type { Backstage } from '#services/contract/backstage.ts';
import type { StepFixtures } from '../../pages/steps.ts';
import type { User } from '../../pages/user.ts';
import { type PageTexts, readTexts } from './texts.ts';

/** One person in front of one page, in the language of `t`, and the backend behind it. */
export interface DriverFixtures extends StepFixtures {
  readonly I: User;
  readonly t: PageTexts['t'];
}

type DriverStep = (fixtures: DriverFixtures, step: PathStep) => Promise<void>;

/** How a person does the steps of one chart. */
export interface Driver {
  /** Calls that the path decides about. */
  readonly calls: readonly string[];
  /**
   * From the page of a guest to where the path begins; `hold` first thing on the page on which the chart begins. Where
   * that page asks by itself, `hold` is given what opens it: its calls are held from the first one on.
   */
  readonly begin: (
    fixtures: DriverFixtures,
    path: PathEntry,
    hold: (open?: () => Promise<void>) => Promise<void>,
  ) => Promise<void>;
  readonly events: Readonly<Record<string, DriverStep>>;
  readonly stories?: Readonly<Record<string, DriverStep>>;
  /** What is seen in a state beside its declared words. */
  readonly states?: Readonly<Record<string, (fixtures: DriverFixtures) => Promise<void>>>;
}

/** A guest on a quiet page, in a world where nothing has happened yet. */
export const freshGuest = async (page: Page, I: User): Promise<void> => {
  await I.goTo('/404');
  await page.evaluate(async () => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    if (backstage.events().length > 0) await backstage.reset();
  });
};

type HeldRule = readonly [endpoint: string, id: string];

/** Runs in the page, before anything else: the calls are held as soon as the simulated backend can be told to. */
const holdAtOnce = (endpoints: readonly string[]): void => {
  let given: Backstage | undefined;
  Object.defineProperty(window, 'backstage', {
    configurable: true,
    get: () => given,
    set: (backstage: Backstage) => {
      given = backstage;
      const rules = endpoints.map((endpoint) => [endpoint, backstage.fault({ kind: 'hold', endpoint })] as const);
      Reflect.set(window, 'heldRules', rules);
    },
  });
};

/** Opens a page, and gives the rules that hold its calls. */
const openHeld = async (page: Page, open: () => Promise<void>, endpoints: readonly string[]) => {
  const script = await page.addInitScript(holdAtOnce, endpoints);
  await open();
  const rules = await page.waitForFunction((): readonly HeldRule[] => Reflect.get(window, 'heldRules'));
  await script.dispose();
  return rules.jsonValue();
};

/** Plays a path by hand: the visitor's steps on the page, the backend's and time's through the backstage. */
export const playInBrowser = async (
  pageFixtures: StepFixtures & { readonly I: User },
  { machine }: Pick<PathFile, 'machine'>,
  path: PathEntry,
  driver: Driver,
): Promise<void> => {
  const { backstage } = pageFixtures;
  const texts = readTexts(pageFixtures);
  const fixtures: DriverFixtures = { ...pageFixtures, t: texts.t };
  let held: Held | undefined;
  const hold = async (open?: () => Promise<void>): Promise<void> => {
    held = await holdCalls(backstage, driver.calls, open && (await openHeld(pageFixtures.page, open, driver.calls)));
  };

  await test.step(`${machine}: ${path.given.en}`, async () => {
    const host: PathHost<never> = {
      begin: () => driver.begin(fixtures, path, hold),
      send: async (step) => {
        const driverStep = driver.events[step.event.type];
        if (!driverStep) throw new Error(`nobody knows how to do ${step.event.type}`);
        return driverStep(fixtures, step);
      },
      tell: async (story, next) => {
        const driverStep = driver.stories?.[story];
        if (!driverStep) throw new Error(`nothing is written for "${story}"`);
        await driverStep(fixtures, next);
        return undefined;
      },
      release: async (calls, fault) => {
        // A call that came after its rule is gone would wait for the next one.
        await expect.poll(() => backstage.holds(calls)).toBe(true);
        await held?.releaseCalls(calls, fault);
      },
      advance: (ms) => backstage.advance(ms),
      look: async ({ states }, step, steps) => {
        await test.step(path.steps[step]?.words.en ?? path.given.en, async () => {
          await texts.see([...(steps.length > 0 ? steps : [path])].flatMap(({ seen: { see } }) => see));
          for (const state of states) await driver.states?.[state]?.(fixtures);
        });
        return null;
      },
    };
    for await (const _ of play(path, host));
  });
};
