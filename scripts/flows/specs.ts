import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { loadApp } from '#machines/app/load-app.ts';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { pages } from '#pages/pages.ts';

export interface MachineFile {
  /** Relative to src/machines: `session/sms-code`. */
  readonly stem: string;
  readonly machines: readonly AnyStateMachine[];
  readonly specs: readonly PathSpec[];
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

const isSpec = (value: unknown): value is PathSpec =>
  typeof value === 'object' && value !== null && 'machine' in value && isMachine(value.machine) && 'starts' in value;

export async function machineFiles(folder: string): Promise<readonly MachineFile[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const load = async (file: string): Promise<readonly unknown[]> =>
    files.includes(file) ? Object.values(await import(pathToFileURL(join(folder, file)).href)) : [];
  const app = await loadApp(pages);
  /** The root as it runs, with its pages. */
  const run = (machine: AnyStateMachine): AnyStateMachine => (machine === appMachine ? app : machine);
  const stems = files.flatMap((file) => /^(.+)\.machine\.ts$/.exec(file)?.[1] ?? []).toSorted();
  return Promise.all(
    stems.map(async (stem) => ({
      stem,
      machines: (await load(`${stem}.machine.ts`)).filter(isMachine).map(run),
      specs: (await load(`${stem}.paths.ts`)).filter(isSpec).map((spec) => ({ ...spec, machine: run(spec.machine) })),
    })),
  );
}
