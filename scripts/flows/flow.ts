import { arcsBy, type Criterion } from '#machines/paths/arcs.ts';
import { type Cover, cover } from '#machines/paths/cover.ts';
import { coverageOf, type MachineCoverage, pairCount, stepsOf } from '#machines/paths/coverage.ts';
import { explore, type Graph } from '#machines/paths/explore.ts';
import { type PathFile, pathFileOf } from '#machines/paths/path-file.ts';
import { coverPlayableFirst } from '#machines/paths/playable.ts';
import type { PathSpec } from '#machines/shared/path-spec.ts';

/** Paths that people follow are short; those that only machines run may be long. */
export const maxLength: Readonly<Record<Criterion, number>> = { transitions: 40, outcomes: 40, edges: 400, pairs: 40 };

/** What is written for people covers every transition and both outcomes of every guard. */
const written: Criterion = 'outcomes';

export interface Flow {
  readonly spec: PathSpec;
  readonly graph: Graph;
  readonly covers: Readonly<Record<Criterion, Cover>>;
  readonly file: PathFile;
  readonly coverage: MachineCoverage;
}

export function flowOf(spec: PathSpec): Flow {
  const graph = explore(spec);
  const by = (criterion: Criterion): Cover => cover(arcsBy(graph, criterion), maxLength[criterion]);
  const outcomes = coverPlayableFirst(graph, written, maxLength[written]);
  const covers = { transitions: by('transitions'), outcomes, edges: by('edges'), pairs: by('pairs') };
  return {
    spec,
    graph,
    covers,
    file: pathFileOf(spec, graph, written, covers[written]),
    coverage: coverageOf(graph.chart, stepsOf(graph, covers[written].paths), pairCount(graph)),
  };
}

/** `smsCode` is written to `sms-code.md`. */
export const stemOf = (machine: string): string => machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
