import { expect, test } from 'vitest';
import { kettleMachine, kettlePaths, type knockMachine, knockPaths } from '../../../tests/models/sample-charts.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { arcsBy, criteria } from './arcs.ts';
import { type Cover, cover } from './cover.ts';
import { executor } from './execute.ts';
import { explore } from './explore.ts';

test('the running chart does what the explored one did, by every criterion', () => {
  const graph = explore(kettlePaths);
  const covers = criteria.map((criterion): Cover => cover(arcsBy(graph, criterion)));
  const found = covers.flatMap(({ paths }) => paths.map((path) => executor(kettlePaths, graph)(path)));
  expect(found.filter((one) => one !== null)).toEqual([]);
});

test('a key that hides what a guard looks at is found', () => {
  const spec: PathSpec<typeof knockMachine> = { ...knockPaths, key: () => null };
  const graph = explore(spec);
  const knock = [...graph.nodes.values()][0]?.out[0];
  const [start] = graph.starts;
  if (!knock || !start) throw new Error('nothing was explored');
  expect(executor(spec, graph)([start, knock, knock, knock])).toEqual({
    machine: 'door',
    step: 3,
    event: 'knock',
    what: 'transitions',
    model: ['door.shut/knock/1'],
    run: ['door.shut/knock/0'],
  });
});

test('a chart that was changed after it was explored is found, with the step', () => {
  const graph = explore(kettlePaths);
  const slower: PathSpec<typeof kettleMachine> = {
    ...kettlePaths,
    machine: kettleMachine.provide({ delays: { blink: 4 } }),
  };
  const found = cover(arcsBy(graph, 'transitions')).paths.map((path) => executor(slower, graph)(path));
  expect(found.find((one) => one !== null)).toMatchObject({ event: 'lid.open', what: 'timers' });
});
