import { type EngineName, engines } from '../../scripts/lib/engines.ts';
import { launchChromium } from './chromium.ts';
import type { Engine, LaunchOptions } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

const launchers = {
  chromium: launchChromium,
  oldest: (options: LaunchOptions) => launchChromium(options, 'oldest'),
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** @throws Error with one line if it is not there or does not start. */
export const launch = async (name: EngineName, options: LaunchOptions): Promise<Engine> => {
  const { label, missing } = engines[name];
  const programs = missing();
  if (programs.length > 0) throw new Error(`${label} does not start: ${programs.join(', ')} not found.`);
  return launchers[name](options).catch((error: unknown) => {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`${label} does not start: ${line}`, { cause: error });
  });
};
