import { join } from 'node:path';
import { getShortestPaths } from 'xstate/graph';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { arcsBy } from '#machines/paths/arcs.ts';
import { cover } from '#machines/paths/cover.ts';
import { explore } from '#machines/paths/explore.ts';
import { stubbed } from '#machines/paths/stubs.ts';
import { machineFiles } from '../flows/specs.ts';
import { root } from '../lib/run.ts';
import { median, ms, type Row, timed } from './measure.ts';

const rounds = 3;
const medianOf = (run: () => void): number => median(Array.from({ length: rounds }, () => timed(run)));

/** XState's own traversal of the same cases. Null where it fails: no parent, no timer order, no finished children, soon more states. */
const bare = ({ machine, starts, events, key, limit = 3_000, stubs }: PathSpec): number | null => {
  const all = Object.entries(events).flatMap(([type, cases]) =>
    (cases ?? []).map(({ payload }) => ({ ...payload, type })),
  );
  const walk = (): void => {
    for (const { input } of starts) {
      getShortestPaths(stubbed(machine, stubs), {
        input,
        events: all,
        limit: limit * all.length,
        serializeState: (state) => JSON.stringify([state.value, key ? key(state) : state.context]),
      });
    }
  };
  try {
    return medianOf(walk);
  } catch {
    return null;
  }
};

const rowOf = (spec: PathSpec): Row => {
  const graph = explore(spec);
  const edges = graph.starts.length + [...graph.nodes.values()].reduce((sum, { out }) => sum + out.length, 0);
  const exploring = medianOf(() => explore(spec));
  const covering = medianOf(() => cover(arcsBy(graph, 'outcomes')));
  const shortest = bare(spec);
  return {
    what: `${spec.machine.id}: ${graph.nodes.size} situations, ${edges} steps`,
    value: `explore ${ms(exploring)}, cover ${ms(covering)}`,
    ratio:
      shortest === null ? 'getShortestPaths cannot walk it' : `${(exploring / shortest).toFixed(2)} × getShortestPaths`,
  };
};

export const pathRows = async (): Promise<readonly Row[]> => {
  const files = await machineFiles(join(root, 'src', 'machines'));
  const silent = console.warn;
  console.warn = () => {};
  try {
    return files.flatMap(({ specs }) => specs).map(rowOf);
  } finally {
    console.warn = silent;
  }
};
