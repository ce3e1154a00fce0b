import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { chartOf, type Taken } from '#machines/paths/chart.ts';
import { coverageOf } from '#machines/paths/coverage.ts';
import { explore } from '#machines/paths/explore.ts';
import { observer } from '#machines/paths/observe.ts';
import { playablePaths, unplayed } from '#machines/paths/playable.ts';
import { smsCodePaths } from '#machines/session/sms-code.paths.ts';
import type { PathSpec } from '#machines/shared/path-spec.ts';
import { machineFiles } from '../../scripts/flows/specs.ts';
import { type Parting, play } from './backend/play.ts';
import { played } from './backend/scripts.ts';
import { smsCodeScript } from './backend/sms-code.script.ts';
import { suite } from './suite-coverage.ts';

/** XState warns of messages to actors that have ended. */
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe.each(played.map((one) => ({ id: one.spec.machine.id, ...one })))('$id', ({ spec, script }) => {
  const graph = explore(spec);

  test('every pair of transitions goes the same way against the simulated backend as in the model', async () => {
    const taken: Taken[] = [];
    const partings: (Parting | null)[] = [];
    // An arrow right after the start that ends the chart is in no pair.
    const short = playablePaths(graph, 'process').filter(({ length }) => length === 2);
    for (const path of [...playablePaths(graph, 'process', 'pairs'), ...short]) {
      const [own, shared] = [observer((step) => taken.push(step)), suite.watch()];
      const inspect = (inspected: InspectionEvent): void => {
        own(inspected);
        shared(inspected);
      };
      partings.push(await play(spec, graph, path, script, inspect));
    }
    expect(partings.filter((parting) => parting !== null)).toEqual([]);

    const { transitions } = coverageOf(chartOf(spec.machine), taken);
    const listed = [...unplayed(graph, 'process'), ...(spec.unreachable ?? [])].map(({ transition }) => transition);
    expect(transitions.missing.toSorted()).toEqual(listed.toSorted());
  });
});

const machinesFolder = join(import.meta.dirname, '..', '..', 'src', 'machines');

/** Charts of the accounts that cannot be played, each with its reason. */
const excused: Readonly<Record<string, string>> = {};

test('every chart of the rooms session and registration is played, or has a reason why not', async () => {
  const charts = (await machineFiles(machinesFolder))
    .filter(({ stem }) => /^(session|registration)\//.test(stem))
    .flatMap(({ specs }) => specs.map(({ machine }) => machine.id));
  const done = played.map(({ spec }) => spec.machine.id);
  expect(charts.filter((id) => !done.includes(id)).toSorted()).toEqual(Object.keys(excused).toSorted());
  expect(charts.length).toBeGreaterThan(15);
});

test('a chart that does not do what its model says is named with the step', async () => {
  const wrong: PathSpec<typeof smsCodePaths.machine> = {
    ...smsCodePaths,
    events: {
      ...smsCodePaths.events,
      // The model says that the code is sent, the fault says that the network is gone.
      'xstate.done.actor.sendCode': [
        { zh: '发出', en: 'Sent', payload: { output: { resultCode: 200 } }, cause: { fault: { kind: 'offline' } } },
      ],
    },
  };
  const graph = explore(wrong);
  const [path = []] = playablePaths(graph, 'process');
  const isLost = (snapshot: AnyMachineSnapshot) => snapshot.matches('ready') && snapshot.context.failure !== null;
  expect(await play(wrong, graph, path, smsCodeScript, undefined, isLost)).toMatchObject({
    machine: 'smsCode',
    model: expect.stringContaining('smsCode.cooling'),
    run: expect.stringContaining('smsCode.ready'),
  });
});
