import type { Outcome } from './results.ts';
import { readTsv } from './tsv.ts';

export interface Row {
  readonly id: string;
  readonly section: string;
  readonly requirement: string;
  readonly zh: string;
}

const idShape = /^R\d+(\.\d+)?-\d+$/;

/** Columns: id, section, kind, requirement, verify, zh. */
export function readRequirements(text: string): readonly Row[] {
  return readTsv(text).map(([id = '', section = '', , requirement = '', , zh = '']) => ({
    id,
    section,
    requirement,
    zh,
  }));
}

/** Ids in a title: `[R5.2-4] …` or `[R5.2-4 R5.2-5] …`; other bracketed text is returned too. */
export function citedIn(title: string): readonly string[] {
  return [...title.matchAll(/\[(R\d[^\]]*)\]/g)].flatMap(([, inside = '']) => inside.split(/[\s,]+/).filter(Boolean));
}

/** A test of the app or its build, of the mock backend alone, or of a constant alone. */
const proofs = ['app', 'backend', 'constant'] as const;
export type Proof = (typeof proofs)[number];

/** By test path; the rest are `app`. */
const paths: readonly (readonly [Proof, RegExp])[] = [
  ['constant', /(^|\/)src\/services\/contract\/constants\.test\.ts$/],
  ['backend', /(^|\/)(src\/mocks|tests\/contract)\//],
];

export const proofOf = (file: string): Proof =>
  paths.find(([, path]) => path.test(file.replaceAll('\\', '/')))?.[0] ?? 'app';

export interface Section {
  readonly number: string;
  readonly name: string;
  readonly total: number;
  readonly cited: number;
}

export interface Count {
  readonly sections: readonly Section[];
  readonly total: number;
  /** Ids by their strongest passing proof. */
  readonly held: Readonly<Record<Proof, readonly string[]>>;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly failing: readonly string[];
}

const sectionNumber = (id: string): string => id.split('-', 1)[0] ?? id;

export const isKnown = (id: string, ids: ReadonlySet<string>): boolean => idShape.test(id) && ids.has(id);

export function countCitations(rows: readonly Row[], outcomes: readonly Outcome[]): Count {
  const ids = new Set(rows.map(({ id }) => id));
  const idsOf = (some: readonly Outcome[]): ReadonlySet<string> => new Set(some.flatMap(({ title }) => citedIn(title)));
  const isPassed = ({ status }: Outcome): boolean => status === 'passed';
  const passing = idsOf(outcomes.filter(isPassed));
  const citing = proofs.map((proof) => idsOf(outcomes.filter((one) => isPassed(one) && proofOf(one.file) === proof)));
  const heldBy = (proof: Proof): readonly string[] =>
    [...ids].filter((id) => proofs[citing.findIndex((cited) => cited.has(id))] === proof);
  const unknown = new Set(
    outcomes.flatMap(({ title }) =>
      citedIn(title)
        .filter((id) => !isKnown(id, ids))
        .map((id) => `${id} in "${title}"`),
    ),
  );
  const sections = [...Map.groupBy(rows, ({ id }) => sectionNumber(id))].map(
    ([number, inside]): Section => ({
      number,
      name: inside[0]?.section ?? '',
      total: inside.length,
      cited: inside.filter(({ id }) => passing.has(id)).length,
    }),
  );
  return {
    sections,
    total: rows.length,
    held: { app: heldBy('app'), backend: heldBy('backend'), constant: heldBy('constant') },
    missing: [...ids].filter((id) => !passing.has(id)),
    unknown: [...unknown],
    failing: [...idsOf(outcomes.filter(({ status }) => status === 'failed'))].filter((id) => ids.has(id)),
  };
}

/** The rows that no passing test cites, one a line; empty where each row has its proof. */
export const unprovenRows = (rows: readonly Row[], outcomes: readonly Outcome[]): string => {
  const { missing } = countCitations(rows, outcomes);
  return rows
    .filter(({ id }) => missing.includes(id))
    .map(({ id, requirement }) => `${id.padEnd(9)}${requirement}`)
    .join('\n');
};
