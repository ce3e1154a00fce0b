import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { stemOf } from '#machines/flows/chart-file.ts';
import { chartsIn } from '#machines/kit/lazy-chart.ts';
import type { PathSpec, Words } from '#machines/kit/path-spec.ts';
import { residentNames } from '#machines/kit/residents.ts';
import { activeIn, chartOf, type Taken } from '#machines/paths/chart.ts';
import { coverageOf } from '#machines/paths/coverage.ts';
import { executor } from '#machines/paths/execute.ts';
import { observer } from '#machines/paths/observe.ts';
import { playablePaths, unplayed } from '#machines/paths/playable.ts';
import { chartWordsOf } from '../../scripts/flows/chart.ts';
import { chartWithoutLayout } from '../../scripts/flows/charts.ts';
import { eventWordsOf } from '../../scripts/flows/event-words.ts';
import { pathFiles } from '../../scripts/flows/files.ts';
import { type Exploration, explorationOf, exploredOf, type Flow } from '../../scripts/flows/flow.ts';
import { openingsOf } from '../../scripts/flows/openings.ts';
import { chartSources } from '../../scripts/flows/sources.ts';
import { machineFiles } from '../../scripts/flows/specs.ts';
import { textsIn } from '../../scripts/flows/texts.ts';
import { vocabulary } from '../../scripts/flows/vocabulary.ts';
import { drivers } from '../drivers/backend/drivers.ts';
import { type Divergence, playPath } from '../drivers/backend/play-path.ts';
import { suite } from '../drivers/suite-coverage.ts';
import { failuresOf } from '../harness/faults/dead-ends.ts';
import { isAll } from '../harness/sampling.ts';
import { acceptedFailures, tools } from './accepted-failures.ts';
import { transitionsOf } from './transitions.ts';

const root = join(import.meta.dirname, '..', '..');
const textOf = textsIn(join(root, 'src', 'i18n', 'locales'));
const files = await machineFiles(join(root, 'src', 'machines'));
const specs = files.flatMap((file) => file.specs);

/** What is made of a specification once. */
const once = <T>(make: (spec: PathSpec) => T): ((spec: PathSpec) => T) => {
  const made = new Map<PathSpec, T>();
  return (spec) => {
    const value = made.get(spec) ?? make(spec);
    made.set(spec, value);
    return value;
  };
};
const explorationFor = once<Exploration>(explorationOf);
const flowFor = once<Flow>((spec) => ({ spec, ...exploredOf(spec, explorationFor(spec)) }));

const idsIn = (machine: AnyStateMachine): readonly string[] => [
  machine.id,
  ...chartsIn(Object.values(machine.implementations.actors)).flatMap(idsIn),
];

type Node = AnyStateMachine['root'];
const innerStates = (node: Node): readonly Node[] =>
  Object.values<Node>(node.states).flatMap((inner) => [inner, ...innerStates(inner)]);

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

test('no other actor has the name of a resident: a chart that runs alone finds all that it does not run itself', () => {
  const named = specs.flatMap(({ machine: { id, implementations } }) =>
    residentNames.filter((name) => Object.hasOwn(implementations.actors, name)).map((name) => [name, id]),
  );
  expect(Object.fromEntries(named)).toEqual({
    session: 'app',
    notices: 'app',
    drafts: 'app',
    friends: 'app',
    outbox: 'conversations',
    realtime: 'conversations',
  });
  expect(named).toHaveLength(residentNames.length);
});

/** They go another way against the simulated backend somewhere; who mends one takes it off. */
const toBePlayed: ReadonlySet<string> = new Set([
  'comments',
  'newsList',
  'postEditor',
  'reactions',
  'share',
  'toggle',
  'viewRecord',
]);

const failing = { cases: 0, found: [] as string[] };

describe.each(specs.map((spec) => ({ id: spec.machine.id, spec })))('$id', ({ spec }) => {
  test('every transition is reached, or listed with the reason why not', () => {
    const { findings, coverage } = flowFor(spec);
    expect(findings).toEqual([]);
    const listed = spec.unreachable?.map(({ transition }) => transition) ?? [];
    expect(coverage.transitions.missing).toEqual(listed);
  });

  test('its written paths come to every state that anything leads to, and each has a step where the chart has one', () => {
    const { coverage, file } = flowFor(spec);
    const { chart, nodes } = explorationFor(spec).graph;
    const active = new Set([...nodes.values()].flatMap(({ snapshot }) => activeIn(snapshot)));
    expect(coverage.states.missing.filter((id) => active.has(id))).toEqual([]);
    const shut = new Set(spec.unreachable?.flatMap(({ transition }) => chart.arrows.get(transition)?.targets ?? []));
    expect(coverage.states.missing.filter((id) => !shut.has(id))).toEqual([]);
    const still = explorationFor(spec).graph.starts.filter(({ to }) => nodes.get(to)?.out.length === 0);
    expect(file.paths.filter(({ steps }) => steps.length === 0)).toHaveLength(still.length);
  });

  test('the running chart agrees with the explored one after every step of every path', () => {
    const { graph, covers } = explorationFor(spec);
    const { outcomes, pairs, edges } = covers;
    const paths = [outcomes, pairs, ...(isAll ? [edges] : [])].flatMap((cover) => cover.paths);
    const run = executor(spec, graph);
    expect(paths.map((path) => run(path)).filter((found) => found !== null)).toEqual([]);
  });

  const testPlayed = toBePlayed.has(spec.machine.id) ? test.fails : test;
  testPlayed('every step goes the same way against the simulated backend', async () => {
    const { graph } = explorationFor(spec);
    const taken: Taken[] = [];
    const divergences: (Divergence | null)[] = [];
    // An arrow right after the start that ends the chart is in no pair.
    const short = playablePaths(graph, 'process').filter(({ length }) => length === 2);
    for (const path of [...playablePaths(graph, 'process', 'pairs'), ...short]) {
      const [own, shared] = [observer((step) => taken.push(step)), suite.watch()];
      const inspect = (inspected: InspectionEvent): void => {
        own(inspected);
        shared(inspected);
      };
      divergences.push(await playPath(spec, graph, path, drivers[spec.machine.id] ?? {}, inspect));
    }
    expect(divergences.filter((parting) => parting !== null)).toEqual([]);

    const { transitions } = coverageOf(chartOf(spec.machine), taken);
    const listed = [...unplayed(graph, 'process'), ...(spec.unreachable ?? [])].map(({ transition }) => transition);
    expect(transitions.missing.toSorted()).toEqual(listed.toSorted());
  });

  test('whatever is under way may fail, in every situation, and there is a way on', () => {
    const { cases, found } = failuresOf(spec, explorationFor(spec).graph);
    failing.cases += cases;
    failing.found.push(...found);
    const wrong = found.filter((line) => acceptedFailures[line] === undefined);
    expect(wrong.filter((line) => !tools.some((tool) => line.startsWith(tool)))).toEqual([]);
  });

  test('its states, transitions and numbers of paths are those in tests/models/transitions', async () => {
    const flow = flowFor(spec);
    const { id } = spec.machine;
    const text = transitionsOf({ machine: id, covers: flow.covers, ...chartWordsOf(flow, textOf, vocabulary()) });
    await expect(text).toMatchFileSnapshot(`transitions/${stemOf(id)}.txt`);
  });

  test('every state has a short title in both languages, which no sibling has', () => {
    const titles = innerStates(spec.machine.root).map((state) => {
      const title = spec.states[state.path.join('.')]?.title;
      return { id: state.id, outer: state.parent?.id, zh: title?.zh ?? '', en: title?.en ?? '' };
    });
    const paths = ['', ...innerStates(spec.machine.root).map(({ path }) => path.join('.'))];
    expect(Object.keys(spec.states).toSorted()).toEqual(paths.toSorted());
    const isTitle = ({ zh, en }: Words): boolean =>
      /^[\p{Script=Han}\dA-Z]{2,8}$/u.test(zh) && /^[A-Z][^.]*[^.:]$/.test(en) && en.split(' ').length <= 4;
    expect(titles.filter((title) => !isTitle(title))).toEqual([]);
    for (const lang of ['zh', 'en'] as const) {
      expect(Map.groupBy(titles, (title) => `${title.outer} ${title[lang]}`).size).toBe(titles.length);
    }
  });

  test('states and events have words in both languages, and the words on the screen exist', () => {
    const { graph } = explorationFor(spec);
    const states = [...graph.chart.states.values()];
    const wordless = states.filter(({ path, description }) => (description !== '') !== Boolean(spec.states[path]?.zh));
    expect(wordless.map(({ path }) => path)).toEqual([]);
    const cases = [spec.name, ...spec.starts, ...Object.values(spec.events).flatMap((some) => some ?? [])];
    expect(
      cases.filter(({ zh, en }) => !/\p{Script=Han}/u.test(zh) || /^$|xstate\.|^[a-z]+\.[a-zA-Z]+$/.test(en)),
    ).toEqual([]);
    const keys = [...states, ...graph.chart.arrows.values()].flatMap(({ meta }) => meta.see ?? []);
    expect(keys.filter((key) => textOf('zh', key) === null || textOf('en', key) === null)).toEqual([]);
  });
});

test('these were 9,000 situations and more, and no accepted failure is one that does not occur', () => {
  expect(failing.cases).toBeGreaterThan(9_000);
  expect(Object.keys(acceptedFailures).filter((line) => !failing.found.includes(line))).toEqual([]);
});

test('no chart is gone whose transitions are still in tests/models/transitions', () => {
  const charts = specs.map(({ machine }) => `${stemOf(machine.id)}.txt`);
  const written = readdirSync(join(import.meta.dirname, 'transitions'));
  expect(written.filter((name) => !charts.includes(name))).toEqual([]);
});

test('the path documents that every build exports speak of the backend, whichever answers', async () => {
  const nothing = async () => new Uint8Array();
  const exported = await Promise.all(specs.map((spec) => pathFiles(flowFor(spec), textOf, openingsOf(specs), nothing)));
  const named = exported.flat().filter(([, text]) => /模拟后台|simulated backend/.test(String(text)));
  expect(named.map(([name]) => name)).toEqual([]);
});

test('guards, actions, events and features have words in scripts/flows/words, and no word is left over', async () => {
  const sources = await chartSources(root, files);
  const words = vocabulary();
  const flowCharts = specs.map((spec) => chartWithoutLayout(flowFor(spec), sources, words));
  for (const { feature } of flowCharts) words.feature(feature);
  eventWordsOf(specs, words);
  expect(words.missing()).toEqual([]);
  expect(words.unused()).toEqual([]);
});
