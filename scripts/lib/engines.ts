import { globSync } from 'node:fs';
import { findProgram } from './chromium.ts';

export const findFirefox = (env = process.env): string | undefined =>
  findProgram(['firefox-esr', 'firefox'], env, ['/Applications/Firefox.app/Contents/MacOS/firefox']);

export const findWebKitDriver = (env = process.env): string | undefined => findProgram(['WebKitWebDriver'], env);

export const findXvfb = (env = process.env): string | undefined => findProgram(['Xvfb'], env);

/** The window around WebKitGTK that its driver opens; it is on no PATH. */
export const findMiniBrowser = (): string | undefined =>
  globSync(['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser']).at(-1);
