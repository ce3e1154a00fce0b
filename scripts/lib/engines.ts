import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findProgram } from './chromium.ts';
import { root } from './run.ts';

/** `oldest` is a Chromium that is little above the oldest supported browsers. */
export const engineNames = ['chromium', 'oldest', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

type Env = Parameters<typeof findProgram>[1];

/** Where `npm run oldest` puts it. */
export const oldestChromium = join(root, '.test', 'oldest', 'chromium');

export const findOldest = (path = oldestChromium): string | undefined => findProgram([], {}, [path]);

export const findFirefox = (env: Env = process.env): string | undefined =>
  findProgram(['firefox-esr', 'firefox'], env, ['/Applications/Firefox.app/Contents/MacOS/firefox']);

/** What drives WebKitGTK, the display of its window, and what makes the language of its pages. */
const webKitPrograms = ['WebKitWebDriver', 'Xvfb', 'localedef'] as const;

export const findWebKit = (program: (typeof webKitPrograms)[number], env: Env = process.env): string | undefined =>
  findProgram([program], env);

/** The window that the driver of WebKitGTK opens; it is on no PATH. */
export const findMiniBrowser = (): string | undefined =>
  globSync(['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser']).at(-1);

interface Installable {
  readonly label: string;
  /** How to get it. */
  readonly install: string;
  /** Programs that are not there. */
  readonly missing: (env?: Env) => readonly string[];
}

const absent = (programs: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.keys(programs).filter((name) => programs[name] === undefined);

export const engines: Readonly<Record<EngineName, Installable>> = {
  chromium: {
    label: 'Chromium',
    install: 'On Debian: `apt-get install chromium fonts-noto-cjk`',
    missing: (env) => absent({ chromium: findChromium(env) }),
  },
  oldest: {
    label: 'Oldest Chromium',
    install: 'Run `npm run oldest`',
    missing: () => absent({ chromium: findOldest() }),
  },
  firefox: {
    label: 'Firefox',
    install: 'On Debian: `apt-get install firefox-esr`',
    missing: (env) => absent({ firefox: findFirefox(env) }),
  },
  webkit: {
    label: 'WebKit',
    install: 'On Debian: `apt-get install webkit2gtk-driver xvfb locales`',
    missing: (env) =>
      absent({
        ...Object.fromEntries(webKitPrograms.map((program) => [program, findWebKit(program, env)])),
        MiniBrowser: findMiniBrowser(),
      }),
  },
};

/** One line for an engine that is not there, and how to get it; undefined for one that is. */
export function missingEngine(name: EngineName, env?: Env): string | undefined {
  const { label, install, missing } = engines[name];
  const programs = missing(env);
  return programs.length === 0 ? undefined : `${label} is not tested: ${programs.join(', ')} not found. ${install}.`;
}
