import type { Outcome } from './results.ts';
import { readTsv } from './tsv.ts';

export interface Row {
  readonly id: string;
  readonly section: string;
  readonly requirement: string;
  /** The requirement in Chinese. */
  readonly zh: string;
}

const idShape = /^R\d+(\.\d+)?-\d+$/;

/** The ledger: tab-separated lines id, section, kind, requirement, verify, zh, under one line of headings. */
export function readLedger(text: string): readonly Row[] {
  return readTsv(text).map(([id = '', section = '', , requirement = '', , zh = '']) => ({
    id,
    section,
    requirement,
    zh,
  }));
}

/** Ids cited in a title: `[R5.2-4] …` or `[R5.2-4 R5.2-5] …`. Whatever else stands in such brackets is returned as it is. */
export function citedIn(title: string): readonly string[] {
  return [...title.matchAll(/\[(R\d[^\]]*)\]/g)].flatMap(([, inside = '']) => inside.split(/[\s,]+/).filter(Boolean));
}

/** What holds a row: a test of the app or its build, of the simulated backend alone, or of a constant alone. */
const proofs = ['app', 'backend', 'constant'] as const;
export type Proof = (typeof proofs)[number];

/** By the path of a test file; all that fit none are of the app. */
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
  /** Ids that a passing test cites, each by its strongest proof. */
  readonly held: Readonly<Record<Proof, readonly string[]>>;
  /** Ids that no passing test cites. */
  readonly missing: readonly string[];
  /** Citations that name no row of the ledger, with the test's title. */
  readonly unknown: readonly string[];
  /** Ids that a failing test cites. */
  readonly failing: readonly string[];
}

const sectionNumber = (id: string): string => id.split('-', 1)[0] ?? id;

/** Whether an id has the right form and stands in the ledger. */
export const isKnown = (id: string, ids: ReadonlySet<string>): boolean => idShape.test(id) && ids.has(id);

/** Counts the rows that at least one passing test cites, and what kind of test that is. */
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
