import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { ByRoleOptions } from '@testing-library/dom';
import type { Backstage } from '#services/contract/backstage.ts';
import type { Driver, InPage, Point } from './driver.ts';

type States = Pick<ByRoleOptions, 'checked' | 'current' | 'expanded' | 'level' | 'pressed' | 'selected'>;

/** What a person looks for, as assistive technology names it. */
export interface Target extends States {
  readonly role: string;
  /** The whole name, or a pattern. */
  readonly name?: string | RegExp;
  /** The whole description, or a pattern. */
  readonly description?: string | RegExp;
  /** A part of its text. */
  readonly text?: string;
  readonly within?: Target;
  /** 0 for the first in the document's order, −1 for the last. Without it there is to be one. */
  readonly nth?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is there for eyes, fingers and assistive technology. */
export interface Seen {
  readonly text: string;
  /** Of a field. */
  readonly value: string;
  readonly description: string;
  readonly href: string;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
  /** A press in the middle of its first line meets it. */
  readonly isUncovered: boolean;
  /** It, or something around it, slides or fades. */
  readonly isMoving: boolean;
  /** Attributes `aria-*`, without the prefix. */
  readonly aria: Readonly<Record<string, string>>;
  /** Its first line, in CSS px of the viewport. */
  readonly box: Box;
}

/** The queries run in the page itself, the same ones in every engine. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Patterns are no JSON. */
const asJson = (target: Target): unknown =>
  JSON.parse(
    JSON.stringify(target, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );

const describe = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

interface Look {
  readonly wanted: unknown;
  /** Whether it is brought into the middle of the window, unless a press would meet it where it is. */
  readonly isAimedAt: boolean;
}

/** Runs in the page. */
const lookFor = ({ wanted, isAimedAt }: Look): readonly Seen[] | 'no library' => {
  const queries = Reflect.get(window, 'TestingLibraryDom');
  if (!queries) return 'no library';
  const matcher = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'source' in value && 'flags' in value
      ? new RegExp(String(value.source), String(value.flags))
      : value;
  const all = ({ role, name, description, text, within, nth, ...states }: Target): readonly HTMLElement[] => {
    const scopes = within ? all(within) : [document.body];
    const options = {
      ...states,
      ...(name === undefined ? {} : { name: matcher(name) }),
      ...(description === undefined ? {} : { description: matcher(description) }),
    };
    // A field for a password has no role in ARIA; every engine shows it as a text field.
    const passwords = (scope: HTMLElement): readonly HTMLElement[] =>
      role === 'textbox' && name !== undefined
        ? queries.queryAllByLabelText(scope, matcher(name), { selector: 'input[type=password]' })
        : [];
    const found = scopes
      .flatMap((scope): readonly HTMLElement[] => [
        ...queries.queryAllByRole(scope, role, options),
        ...passwords(scope),
      ])
      .filter((element) => text === undefined || element.textContent.includes(text));
    return nth === undefined ? found : found.slice(nth, nth === -1 ? undefined : nth + 1);
  };
  const boxOf = (element: Element): DOMRect => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const isUncovered = (element: Element): boolean => {
    const { x, y, width, height } = boxOf(element);
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    const label = above?.closest('label');
    return above !== null && (element.contains(above) || (label?.contains(element) ?? false));
  };
  const isMoving = (element: Element): boolean =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          (effect.target?.contains(element) ?? false) &&
          effect.getTiming().iterations !== Number.POSITIVE_INFINITY,
      );
  const texts = (element: Element, ids: string): string =>
    (element.getAttribute(ids) ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  const found = all(wanted as Target);
  const [only] = found;
  if (isAimedAt && only && found.length === 1 && !isUncovered(only))
    only.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return found.map((element) => {
    const { x, y, width, height } = boxOf(element);
    const aria = [...element.attributes].filter(({ name }) => name.startsWith('aria-'));
    return {
      text: element.innerText,
      value: 'value' in element ? String(element.value) : '',
      description: element.getAttribute('aria-description') ?? texts(element, 'aria-describedby'),
      href: element.getAttribute('href') ?? '',
      isDisabled: element.matches(':disabled, [aria-disabled=true]'),
      isFocused: element === document.activeElement,
      isUncovered: isUncovered(element),
      isMoving: isMoving(element),
      aria: Object.fromEntries(aria.map(({ name, value }) => [name.slice(5), value])),
      box: { x, y, width, height },
    };
  });
};

const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The only limit in real time: it ends what hangs. */
const patience = 300_000;

/** What the drivers say of a script whose page went away. */
const isBetweenPages = /context was destroyed|find context|navigat|detached|realm|no such frame|document unloaded/i;

/** What one person does in one tab; `engine` is its name in words. */
export const tabOf = (driver: Driver, origin: string, engine: string) => {
  /** A page that is going away answers nothing. */
  const inPage = async <Argument, Result>(run: InPage<Argument, Result>, argument: Argument): Promise<Result | null> =>
    driver.evaluate(run, argument).catch((error: unknown) => {
      if (isBetweenPages.test(String(error))) return null;
      const [line] = String(error).split('\n');
      throw new Error(`${engine} gave no answer: ${line}`, { cause: error });
    });
  const look = async (target: Target, isAimedAt = false): Promise<readonly Seen[]> => {
    const found = await inPage(lookFor, { wanted: asJson(target), isAimedAt });
    if (found !== 'no library') return found ?? [];
    await driver.run(library).catch(() => {});
    return look(target, isAimedAt);
  };
  /** Asks again until the answer is no null; `wanted` says what was waited for. */
  const until = async <T>(wanted: () => string, ask: () => Promise<T | null>): Promise<T> => {
    const started = Date.now();
    for (;;) {
      const asked = Date.now();
      const answer = await ask();
      if (answer !== null) return answer;
      if (Date.now() - started > patience) throw new Error(`Waited in vain for ${wanted()}`);
      // The page has at least half of the time for itself.
      await sleep(Math.max(30, Date.now() - asked));
    }
  };
  const only = async (target: Target): Promise<Seen> => {
    let last: readonly Seen[] = [];
    return until(
      () => `one ${describe(target)}, found ${last.length}: ${JSON.stringify(last.slice(0, 3))}`,
      async () => {
        last = await look(target);
        return last.length === 1 ? (last[0] ?? null) : null;
      },
    );
  };
  /** Where a press meets it, once it stands still. */
  const aim = async (target: Target): Promise<Point> => {
    let before = '';
    let last: readonly Seen[] = [];
    return until(
      () => `one ${describe(target)} that can be pressed, found ${last.length}: ${JSON.stringify(last.slice(0, 3))}`,
      async () => {
        last = await look(target, true);
        const [seen] = last;
        if (!seen || last.length > 1 || seen.isDisabled || !seen.isUncovered || seen.isMoving) return null;
        const now = JSON.stringify(seen.box);
        const isStill = now === before;
        before = now;
        return isStill ? centre(seen.box) : null;
      },
    );
  };
  const press = async (target: Target): Promise<void> => driver.drag([await aim(target)]);
  const ready = async (): Promise<void> => {
    await until(
      () => 'the simulated backend, and the app in place of the frame',
      async () =>
        (await inPage(() => Reflect.has(window, 'backstage') && !document.getElementById('frame'), null)) || null,
    );
  };
  const arrive = async (moved: Promise<void>): Promise<void> => {
    await moved;
    await ready();
  };

  return {
    driver,
    look,
    /** Waits until it is there, alone. */
    see: only,
    count: async (target: Target): Promise<number> => (await look(target)).length,
    seeNo: async (target: Target): Promise<void> => {
      await until(
        () => `no ${describe(target)}`,
        async () => ((await look(target)).length === 0 ? true : null),
      );
    },
    press,
    /** In place of what stands in the field. */
    write: async (target: Target, text: string): Promise<void> => {
      await press(target);
      await driver.press('Control+a');
      await driver.type(text);
      await expect.poll(async () => (await only(target)).value, { timeout: patience }).toBe(text);
    },
    drag: async (target: Target, by: readonly Point[]): Promise<void> => {
      const from = await aim(target);
      await driver.drag([from, ...by.map(({ x, y }) => ({ x: from.x + x, y: from.y + y }))]);
    },
    key: (key: string): Promise<void> => driver.press(key),
    type: (text: string): Promise<void> => driver.type(text),
    address: async (): Promise<string> => (await inPage(() => location.pathname + location.search, null)) ?? '',
    title: async (): Promise<string> => (await inPage(() => document.title, null)) ?? '',
    goto: (path: string): Promise<void> => arrive(driver.goto(origin + path)),
    reload: (): Promise<void> => arrive(driver.reload()),
    back: (): Promise<void> => arrive(driver.back()),
    forward: (): Promise<void> => arrive(driver.forward()),
    show: driver.show,
    close: driver.close,
    /** Asks in the page until the answer is no null. */
    when: <Argument, Result>(run: InPage<Argument, Result | null>, argument: Argument): Promise<Result> =>
      until(
        () => String(run),
        () => inPage(run, argument),
      ),
    signInAs: async (persona: string): Promise<void> => {
      await ready();
      await driver.evaluate((given) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        return backstage.signInAs(given);
      }, persona);
    },
    advance: async (ms: number): Promise<void> => {
      await driver.evaluate((given) => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        backstage.clock.advance(given);
      }, ms);
    },
    /** The newest code sent to an account that ends like this. */
    code: (account: string): Promise<string> =>
      until(
        () => `a code for ${account}`,
        () =>
          inPage((wanted) => {
            const backstage: Backstage = Reflect.get(window, 'backstage');
            return backstage.codes().find((sent) => sent.account.endsWith(wanted))?.code ?? null;
          }, account),
      ),
  };
};

export type Tab = ReturnType<typeof tabOf>;
