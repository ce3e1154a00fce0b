import { expect, type Page, test } from '@playwright/test';
import type { PathEntry, PathFile, PathStep } from '#machines/paths/path-file.ts';
import type { Backstage } from '#services/contract/backstage.ts';
import type { StepFixtures } from '../../pages/steps.ts';
import type { User } from '../../pages/user.ts';
import { type Held, holdCalls } from '../hold-calls.ts';
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

/** Steps that are one for who looks at the page: what follows at once belongs to the step before. */
const groupsOf = (steps: readonly PathStep[]): readonly (readonly PathStep[])[] => {
  const groups: PathStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.cause?.by === 'itself' && last) last.push(step);
    else groups.push([step]);
  }
  return groups;
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

  await driver.begin(fixtures, path, hold);
  await texts.see(path.seen.see);
  for (const group of groupsOf(path.steps)) {
    const [first] = group;
    if (!first) continue;
    await test.step(`${machine}: ${first.words.en}`, async () => {
      for (const step of group) {
        const before = step.cause && 'before' in step.cause ? step.cause.before : undefined;
        if (before !== undefined) await storyStep(driver, before)(fixtures, step);
      }
      await perform(fixtures, first, driver, held);
      const { seen } = group.at(-1) ?? first;
      await texts.see(group.flatMap((step) => step.seen.see));
      for (const state of seen.states) await driver.states?.[state]?.(fixtures);
    });
  }
};

const storyStep = ({ stories }: Driver, story: string): DriverStep => {
  const driverStep = stories?.[story];
  if (!driverStep) throw new Error(`nothing is written for "${story}"`);
  return driverStep;
};

const perform = async (
  fixtures: DriverFixtures,
  step: PathStep,
  driver: Driver,
  held: Held | undefined,
): Promise<void> => {
  const { cause, event } = step;
  switch (cause?.by) {
    case 'event': {
      const driverStep = driver.events[event.type];
      if (!driverStep) throw new Error(`nobody knows how to do ${event.type}`);
      return driverStep(fixtures, step);
    }
    case 'story':
      return storyStep(driver, cause.story)(fixtures, step);
    case 'calls':
      // A call that came after its rule is gone would wait for the next one.
      await expect.poll(() => fixtures.backstage.holds(cause.calls)).toBe(true);
      return held?.releaseCalls(cause.calls, cause.fault);
    case 'time':
      return fixtures.backstage.advance(cause.ms);
    default:
      throw new Error(`${event.type} cannot be brought about`);
  }
};
