import type { CoverSize } from '#machines/flows/chart-file.ts';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { arcsBy, type Criterion } from '#machines/paths/arcs.ts';
import { type Cover, cover } from '#machines/paths/cover.ts';
import { coverageOf, type MachineCoverage, pairCount, stepsOf } from '#machines/paths/coverage.ts';
import { explore, findings, type Graph } from '#machines/paths/explore.ts';
import { type PathFile, pathFileOf } from '#machines/paths/path-file.ts';
import { coverPlayableFirst } from '#machines/paths/playable.ts';
import { type Outcome, outcomesIn } from './outcomes.ts';

/** Paths for manual testers are short; those for machines may be long. */
export const maxLength: Readonly<Record<Criterion, number>> = { transitions: 40, outcomes: 40, edges: 400, pairs: 40 };

/** Every transition, and both results of every guard. */
const written: Criterion = 'outcomes';

export interface Exploration {
  readonly graph: Graph;
  readonly covers: Readonly<Record<Criterion, Cover>>;
}

interface Explored {
  readonly situations: number;
  readonly findings: readonly string[];
  readonly covers: Readonly<Record<Criterion, CoverSize>>;
  /** By transition id; without those that no step causes by itself. */
  readonly outcomes: Readonly<Record<string, readonly Outcome[]>>;
  readonly file: PathFile;
  readonly coverage: MachineCoverage;
}

export interface Flow extends Explored {
  readonly spec: PathSpec;
}

export function explorationOf(spec: PathSpec): Exploration {
  const graph = explore(spec);
  const by = (criterion: Criterion): Cover => cover(arcsBy(graph, criterion), maxLength[criterion]);
  const outcomes = coverPlayableFirst(graph, written, maxLength[written]);
  return { graph, covers: { transitions: by('transitions'), outcomes, edges: by('edges'), pairs: by('pairs') } };
}

const sizeOf = ({ paths, steps, lowerBound }: Cover): CoverSize => ({ paths: paths.length, steps, lowerBound });

export function exploredOf(spec: PathSpec, { graph, covers }: Exploration = explorationOf(spec)): Explored {
  const { transitions, outcomes, edges, pairs } = covers;
  return {
    situations: graph.nodes.size,
    findings: findings(spec, graph),
    covers: {
      transitions: sizeOf(transitions),
      outcomes: sizeOf(outcomes),
      edges: sizeOf(edges),
      pairs: sizeOf(pairs),
    },
    outcomes: outcomesIn(graph),
    file: pathFileOf(spec, graph, written, covers[written]),
    coverage: coverageOf(graph.chart, stepsOf(graph, covers[written].paths), pairCount(graph)),
  };
}
