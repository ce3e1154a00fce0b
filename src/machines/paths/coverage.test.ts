import { expect, test } from 'vitest';
import { kettlePaths } from '../../../tests/models/sample-charts.ts';
import { arcsBy } from './arcs.ts';
import type { Taken } from './chart.ts';
import { collector } from './collect.ts';
import { cover } from './cover.ts';
import { coverageOf, pairCount, stepsOf } from './coverage.ts';
import { executor } from './execute.ts';
import { explore } from './explore.ts';
import { observer } from './observe.ts';

const graph = explore(kettlePaths);
const { paths } = cover(arcsBy(graph, 'outcomes'));

test('generated paths cover every state, transition and outcome of a guard', () => {
  const { states, transitions, guards, pairs } = coverageOf(graph.chart, stepsOf(graph, paths), pairCount(graph));
  const missing = { states: states.missing, transitions: transitions.missing, guards: guards.missing };
  expect(missing).toEqual({ states: [], transitions: [], guards: [] });
  expect(guards.covered).toEqual([
    'kettle.water.cold/heat.start/0=true',
    'kettle.water.cold/heat.start/0=false',
    'kettle.water.heating/xstate.done.actor.heat/0=true',
    'kettle.water.heating/xstate.done.actor.heat/0=false',
  ]);
  expect(pairs.covered).toBeLessThanOrEqual(pairs.total ?? 0);
});

test('what an observer hears of a run is what the path said', () => {
  const transitions: Taken[] = [];
  const run = executor(kettlePaths, graph);
  for (const path of paths)
    run(
      path,
      observer((taken) => void transitions.push(taken)),
    );
  const plain = ({ actor: _, event, ...step }: Taken) => ({ ...step, event });
  expect(transitions.map(plain)).toEqual(stepsOf(graph, paths).map(plain));
});

test('a collector tells the same of several runs, each step held once', () => {
  const gathered = collector();
  const run = executor(kettlePaths, graph);
  for (const path of [...paths, ...paths]) run(path, gathered.watch());
  const { source, machines } = gathered.coverage('tests');
  const { states, transitions, guards, requirements, pairs } = coverageOf(graph.chart, stepsOf(graph, paths));
  expect(source).toBe('tests');
  expect(machines).toEqual([
    {
      machine: 'kettle',
      states,
      transitions,
      guards,
      requirements,
      pairs,
    },
  ]);
});

test('steps of other machines, and states and transitions that are not in the chart, cover nothing', () => {
  const step: Taken = { machine: 'kettle', actor: 'a', from: ['old'], event: 'x', transitions: ['gone/x/0'], to: [] };
  const { states, transitions } = coverageOf(graph.chart, [step, { ...step, machine: 'other', to: ['kettle'] }]);
  expect({ states: states.covered, transitions: transitions.covered }).toEqual({ states: [], transitions: [] });
});
