import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findMiniBrowser, findWebKit } from '../../scripts/lib/engines.ts';
import { makeLocale } from '../../scripts/lib/locale.ts';
import { freePort } from '../../scripts/lib/port.ts';
import { root } from '../../scripts/lib/run.ts';
import {
  type Driver,
  type Engine,
  type LaunchOptions,
  type Profile,
  type Size,
  type TreeNode,
  zone,
} from './driver.ts';
import { makeDownloads, savedBy } from './saved-file.ts';

const keys: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  F2: Key.F2,
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
};

/** The driver presses the key of a character alone: capitals come out small, and `@` as `2`. Shift stays down until it comes again. */
const withShift = (text: string): string =>
  text.replaceAll(/[A-Z~!@#$%^&*()_+{}|:"<>?]+/g, (shifted) => Key.SHIFT + shifted + Key.SHIFT);

interface Ended<Result> {
  readonly value?: Result;
  readonly error?: string;
}

/** Runs in the page: gives what was noted since the last time, and notes from now on. */
const takeProblems = `
  const noted = window.problems ?? [];
  if (!window.problems) {
    addEventListener('error', ({ message }) => window.problems.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.problems.push(String(reason)));
  }
  window.problems = [];
  return noted;`;

/** Runs in the page. */
const findExposed = `
  return [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert], svg *'),
  );`;

type InTurn = <T>(act: () => Promise<T>) => Promise<T>;

const queue = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = last.then(act);
    last = next.catch(() => {});
    return next;
  };
};

const driverOf = (driver: WebDriver, handle: string, inTurn: InTurn, downloads: string): Driver => {
  const problems: string[] = [];
  const note = async (): Promise<void> => {
    problems.push(...(await driver.executeScript<readonly string[]>(takeProblems)));
  };
  /** Commands go to the tab that was switched to last: those of two tabs wait for each other. */
  const here = <T>(act: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      await driver.switchTo().window(handle);
      return act();
    });
  const move = (act: () => Promise<void>): Promise<void> =>
    here(async () => {
      await note();
      await act();
      await note();
    });
  return {
    goto: (url) => move(() => driver.get(url)),
    reload: () => move(() => driver.navigate().refresh()),
    back: () => move(() => driver.navigate().back()),
    forward: () => move(() => driver.navigate().forward()),
    show: () => here(async () => {}),
    close: () => here(() => driver.close()),
    evaluate: (run, argument) =>
      here(async () => {
        const script = `const done = arguments[1];
          new Promise((resolve) => resolve((${run})(arguments[0])))
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = await driver.executeAsyncScript<Ended<never>>(script, argument ?? null);
        if (error !== undefined) throw new Error(error);
        return value as never;
      }),
    run: (source) => here(() => driver.executeScript(source)),
    drag: ([first, ...others]) =>
      here(async () => {
        const at = ({ x, y }: typeof first) => ({
          x: Math.round(x),
          y: Math.round(y),
          origin: Origin.VIEWPORT,
          duration: 0,
        });
        const acts = driver.actions().move(at(first)).press();
        for (const point of others) acts.move(at(point));
        await acts.release().perform();
      }),
    press: (chord) =>
      here(async () => {
        const pressed = chord.split('+').map((key) => keys[key] ?? key);
        const acts = driver.actions();
        for (const key of pressed) acts.keyDown(key);
        for (const key of pressed.reverse()) acts.keyUp(key);
        await acts.perform();
      }),
    type: (text) => here(() => driver.switchTo().activeElement().sendKeys(withShift(text))),
    choose: (selector, paths) => here(() => driver.findElement(By.css(selector)).sendKeys(paths.join('\n'))),
    saves: (act) => savedBy(downloads, act),
    // The driver tells roles and names of elements alone.
    tree: (roles) =>
      here(async () => {
        const elements = await driver.executeScript<readonly WebElement[]>(findExposed);
        const nodes: TreeNode[] = [];
        for (const element of elements) {
          const role = await element.getAriaRole();
          if (roles.includes(role)) nodes.push({ role, name: await element.getAccessibleName() });
        }
        return nodes;
      }),
    picture: () => here(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
    problems: () =>
      here(async () => {
        await note();
        return problems;
      }),
  };
};

/** The tab that was not there before. */
const newHandle = async (driver: WebDriver, before: readonly string[], inTurn: InTurn): Promise<string> => {
  for (;;) {
    const handles = await inTurn(() => driver.getAllWindowHandles());
    const handle = handles.find((one) => !before.includes(one));
    if (handle) return handle;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** A display of exactly one size; gives its name. */
async function openDisplay({ width, height }: Size): Promise<readonly [ChildProcess, string]> {
  const display = spawn(
    findWebKit('Xvfb') ?? '',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    display.once('exit', (code) => reject(new Error(`Xvfb has ended with code ${code}.`)));
    (display.stdio[3] as Readable).once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  return [display, `:${number}`];
}

/** By W3C WebDriver, on a display of its own. Each profile is a process of its own: its storage goes with it. */
export async function launchWebKit({ locale, size }: LaunchOptions): Promise<Engine> {
  const [display, name] = await openDisplay(size);
  const port = await freePort('127.0.0.1');
  const downloads = makeDownloads();
  writeFileSync(join(downloads, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const service = spawn(findWebKit('WebKitWebDriver') ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...makeLocale(locale, join(root, '.test', 'locale')),
      XDG_CONFIG_HOME: downloads,
      TZ: zone,
      DISPLAY: name,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )) &&
    service.exitCode === null
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  const fillScreen = (driver: WebDriver) =>
    driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
  const start = async (): Promise<WebDriver> => {
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // The window is the page alone.
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] },
      })
      .build();
    await driver.manage().setTimeouts({ script: 600_000, pageLoad: 600_000 });
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return driver;
  };
  const first = await start();
  const version = String((await first.getCapabilities()).get('browserVersion'));
  let ready: WebDriver | undefined = first;
  const profile = async (): Promise<Profile> => {
    const driver = ready ?? (await start());
    ready = undefined;
    const inTurn = queue();
    let isFirst = true;
    return {
      open: async (act) => {
        const before = await inTurn(() => driver.getAllWindowHandles());
        await act?.();
        if (act) return driverOf(driver, await newHandle(driver, before, inTurn), inTurn, downloads);
        return inTurn(async () => {
          if (!isFirst) {
            // A window beside it, since a tab behind another one is hidden. It has a bar, and at least 447 px of width.
            await driver.switchTo().newWindow('window');
            await fillScreen(driver);
          }
          isFirst = false;
          return driverOf(driver, await driver.getWindowHandle(), inTurn, downloads);
        });
      },
      close: () => driver.quit(),
    };
  };
  return {
    name: 'webkit',
    version,
    profile,
    close: async () => {
      await ready?.quit();
      service.kill();
      // What still has a window goes with it.
      display.kill();
    },
  };
}
