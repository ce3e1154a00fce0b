import { globSync } from 'node:fs';
import { findChromium, findProgram } from './chromium.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

type Env = Parameters<typeof findProgram>[1];

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
  /** Packages of Debian and Ubuntu. */
  readonly packages: string;
  /** Programs that are not there. */
  readonly missing: (env?: Env) => readonly string[];
}

const absent = (programs: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.keys(programs).filter((name) => programs[name] === undefined);

export const engines: Readonly<Record<EngineName, Installable>> = {
  chromium: {
    label: 'Chromium',
    packages: 'chromium fonts-noto-cjk',
    missing: (env) => absent({ chromium: findChromium(env) }),
  },
  firefox: {
    label: 'Firefox',
    packages: 'firefox-esr',
    missing: (env) => absent({ firefox: findFirefox(env) }),
  },
  webkit: {
    label: 'WebKit',
    packages: 'webkit2gtk-driver xvfb locales',
    missing: (env) =>
      absent({
        ...Object.fromEntries(webKitPrograms.map((program) => [program, findWebKit(program, env)])),
        MiniBrowser: findMiniBrowser(),
      }),
  },
};

/** One line for an engine that is not there, and how to get it; undefined for one that is. */
export function missingEngine(name: EngineName, env?: Env): string | undefined {
  const { label, packages, missing } = engines[name];
  const programs = missing(env);
  return programs.length === 0
    ? undefined
    : `${label} is not tested: ${programs.join(', ')} not found. On Debian: \`apt-get install ${packages}\`.`;
}
