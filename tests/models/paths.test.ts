import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { executor } from '#machines/paths/execute.ts';
import { findings } from '#machines/paths/explore.ts';
import type { PathSpec } from '#machines/shared/path-spec.ts';
import { chartFiles } from '../../scripts/flows/charts.ts';
import { flowFiles } from '../../scripts/flows/files.ts';
import { type Flow, flowOf } from '../../scripts/flows/flow.ts';
import { chartSources } from '../../scripts/flows/sources.ts';
import { machineFiles } from '../../scripts/flows/specs.ts';
import { textsIn } from '../../scripts/flows/texts.ts';

const root = join(import.meta.dirname, '..', '..');
const textOf = textsIn(join(root, 'src', 'i18n', 'locales'));
const files = await machineFiles(join(root, 'src', 'machines'));
const specs = files.flatMap((file) => file.specs);

const flows = new Map<PathSpec, Flow>();
const flowFor = (spec: PathSpec): Flow => {
  const flow = flows.get(spec) ?? flowOf(spec);
  flows.set(spec, flow);
  return flow;
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;
const idsIn = (machine: AnyStateMachine): readonly string[] => [
  machine.id,
  ...Object.values(machine.implementations.actors).filter(isMachine).flatMap(idsIn),
];

/** XState warns of messages to actors that have ended; paths end actors on purpose. */
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('every machine file has a paths file beside it, and every chart in it a specification', () => {
  expect(files.filter((file) => file.specs.length === 0).map(({ stem }) => `${stem}.paths.ts`)).toEqual([]);
  const specified = specs.map(({ machine }) => machine.id);
  const charts = new Set(files.flatMap(({ machines }) => machines.flatMap(idsIn)));
  expect([...charts].filter((id) => !specified.includes(id))).toEqual([]);
  expect(specified.filter((id, index) => specified.indexOf(id) !== index)).toEqual([]);
});

describe.each(specs.map((spec) => ({ id: spec.machine.id, spec })))('$id', ({ spec }) => {
  test('every transition is reached, or listed with the reason why not', () => {
    const { graph, coverage } = flowFor(spec);
    expect(findings(spec, graph)).toEqual([]);
    const listed = spec.unreachable?.map(({ transition }) => transition) ?? [];
    expect(coverage.transitions.missing).toEqual(listed);
  });

  test('the running chart agrees with the explored one after every step of every path', () => {
    const { graph, covers } = flowFor(spec);
    const paths = Object.values(covers).flatMap((cover) => cover.paths);
    const run = executor(spec, graph);
    expect(paths.map((path) => run(path)).filter((found) => found !== null)).toEqual([]);
  });

  test('no set of paths is smaller than its lower bound', () => {
    for (const { paths, lowerBound } of Object.values(flowFor(spec).covers)) {
      expect(paths.length).toBeGreaterThanOrEqual(lowerBound);
    }
  });

  test('states and events have words in both languages, and the words on the screen exist', () => {
    const { graph } = flowFor(spec);
    const states = [...graph.chart.states.values()];
    const paths = new Set(states.map(({ path }) => path));
    const wordless = states.filter(({ path, description }) => description !== '' && !spec.states[path]);
    expect(wordless.map(({ path }) => path)).toEqual([]);
    expect(Object.keys(spec.states).filter((path) => !paths.has(path))).toEqual([]);
    const cases = [spec.name, ...spec.starts, ...Object.values(spec.events).flatMap((some) => some ?? [])];
    expect(
      cases.filter(({ zh, en }) => !/\p{Script=Han}/u.test(zh) || /^$|xstate\.|^[a-z]+\.[a-zA-Z]+$/.test(en)),
    ).toEqual([]);
    const keys = [...states, ...graph.chart.arrows.values()].flatMap(({ meta }) => meta.see ?? []);
    expect(keys.filter((key) => textOf('zh', key) === null || textOf('en', key) === null)).toEqual([]);
  });
});

test('docs/flows is what the charts say now: `npm run paths` writes it', () => {
  const folder = join(root, 'docs', 'flows');
  const written = flowFiles(specs.map(flowFor), textOf);
  const there = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(there.map(({ name }) => name).toSorted()).toEqual([...written.keys()].toSorted());
  const stale = [...written].filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text);
  expect(stale.map(([name]) => name)).toEqual([]);
});

describe('the charts of the studio', () => {
  let made: ReturnType<typeof chartFiles> | undefined;
  const charted = async () => {
    made ??= chartFiles(specs.map(flowFor), await chartSources(root, files));
    return made;
  };

  test('docs/flows/charts and words are what the charts say now: `npm run paths` writes it', async () => {
    const folder = join(root, 'docs', 'flows');
    const { files: written } = await charted();
    const there = ['charts', 'words'].flatMap((name) =>
      readdirSync(join(folder, name)).map((file) => `${name}/${file}`),
    );
    expect(there.toSorted()).toEqual([...written.keys()].toSorted());
    const stale = [...written].filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text);
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  test('guards, actions, regions, events and rooms have words in scripts/flows/words, and no word is left over', async () => {
    const { words } = await charted();
    expect(words.missing()).toEqual([]);
    expect(words.unused()).toEqual([]);
  });
});
