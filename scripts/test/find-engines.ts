import { join } from 'node:path';
import { type EngineName, engineNames, missingEngine } from '../lib/engines.ts';
import { run } from '../lib/run.ts';

export interface FoundEngines {
  /** Name and version, as in `Firefox 153.0`, of those that start. */
  readonly started: Readonly<Partial<Record<EngineName, string>>>;
  /** A line for each that is there and does not start. */
  readonly broken: readonly string[];
}

/** Starts each engine once; tells a line for each that is not there or does not start. Installs nothing. */
export async function findEngines(chromium: string, tell: (line: string) => void): Promise<FoundEngines> {
  const env = { CHROMIUM_PATH: chromium };
  const started: Partial<Record<EngineName, string>> = {};
  const broken: string[] = [];
  const start = async (name: EngineName): Promise<void> => {
    const missing = missingEngine(name, { ...process.env, ...env });
    if (missing !== undefined) return tell(missing);
    const tried = await run(['node', join('tests', 'engines', 'try-engine.ts'), name], { env, silence: 120_000 });
    const line = tried.output.trim().split('\n').at(-1) ?? '';
    if (tried.code === 0) started[name] = line;
    else broken.push(line);
  };
  await Promise.all(engineNames.map(start));
  for (const line of broken) tell(line);
  return { started, broken };
}
