import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { loadApp } from '#machines/app/load-app.ts';
import { type PageMachine, pageSpec } from '#machines/kit/path-cases.ts';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { pages } from '#pages/pages.ts';
import { routeNames, routeOf } from '#routes/routes.ts';
import { places } from './places.ts';
import { textsIn } from './texts.ts';

export interface MachineFile {
  /** Relative to src/machines: `session/sms-code`. */
  readonly stem: string;
  readonly machines: readonly AnyStateMachine[];
  /** Where the specifications stand. */
  readonly specFile: string;
  readonly specs: readonly PathSpec[];
}

/** By chart and actor; `tests/models/calls.test.ts` writes and checks it. */
const known: Readonly<Record<string, PathSpec['calls']>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'calls.json'), 'utf8'),
);

const placeOf = (machine: string, start: number) => {
  const own = places[machine];
  const place = own?.[Math.min(start, own.length - 1)];
  return place ? { at: place } : {};
};

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

const isSpec = (value: unknown): value is PathSpec =>
  typeof value === 'object' && value !== null && 'machine' in value && isMachine(value.machine) && 'starts' in value;

const textOf = textsIn(join(import.meta.dirname, '..', '..', 'src', 'i18n', 'locales'));

/** A page of data without a paths file is called by its title. */
const titledSpec = (machine: AnyStateMachine): readonly PathSpec[] => {
  const route = routeNames.find((name) => routeOf(name).page === machine.id);
  const [zh, en] = (['zh', 'en'] as const).map((lang) => textOf(lang, `shell:pages.${route}`));
  if (!zh || !en) return [];
  const words = {
    name: { zh, en },
    opened: { zh: `打开页面“${zh}”`, en: `The page "${en}" is opened` },
    zh: `页面“${zh}”的数据。`,
  };
  return [pageSpec(machine as PageMachine, words) as PathSpec];
};

export async function machineFiles(folder: string): Promise<readonly MachineFile[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const load = async (file: string): Promise<readonly unknown[]> =>
    files.includes(file) ? Object.values(await import(pathToFileURL(join(folder, file)).href)) : [];
  const app = await loadApp(pages);
  /** The root as it runs, with its pages. */
  const run = (machine: AnyStateMachine): AnyStateMachine => (machine === appMachine ? app : machine);
  const stems = files.flatMap((file) => /^(.+)\.machine\.ts$/.exec(file)?.[1] ?? []).toSorted();
  return Promise.all(
    stems.map(async (stem) => {
      const machines = (await load(`${stem}.machine.ts`)).filter(isMachine).map(run);
      const own = `${stem}.paths.ts`;
      const isOwn = files.includes(own);
      const specs = isOwn ? (await load(own)).filter(isSpec) : machines.flatMap(titledSpec);
      return {
        stem,
        machines,
        specFile: isOwn ? own : `${stem}.machine.ts`,
        specs: specs.map((spec) => ({
          ...spec,
          machine: run(spec.machine),
          calls: { ...known[spec.machine.id], ...spec.calls },
          starts: spec.starts.map((start, index) => ({ ...start, ...placeOf(spec.machine.id, index) })),
        })),
      };
    }),
  );
}
