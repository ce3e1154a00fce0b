import type { Outcome } from './results.ts';

export interface Row {
  readonly id: string;
  readonly section: string;
  readonly requirement: string;
}

const idShape = /^R\d+(\.\d+)?-\d+$/;

/** The ledger: tab-separated lines id, section, kind, requirement, verify, under one line of headings. */
export function readLedger(text: string): readonly Row[] {
  return text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', section = '', , requirement = ''] = line.split('\t');
      return { id, section, requirement };
    });
}

/** Ids cited in a title: `[R5.2-4] …` or `[R5.2-4 R5.2-5] …`. Whatever else stands in such brackets is returned as it is. */
export function citedIn(title: string): readonly string[] {
  return [...title.matchAll(/\[(R\d[^\]]*)\]/g)].flatMap(([, inside = '']) => inside.split(/[\s,]+/).filter(Boolean));
}

export interface Section {
  readonly number: string;
  readonly name: string;
  readonly total: number;
  readonly cited: number;
  readonly missing: readonly Row[];
}

export interface Count {
  readonly sections: readonly Section[];
  readonly total: number;
  readonly cited: number;
  /** Citations that name no row of the ledger, with the test's title. */
  readonly unknown: readonly string[];
  /** Ids that a failing test cites. */
  readonly failing: readonly string[];
}

const sectionNumber = (id: string): string => id.split('-', 1)[0] ?? id;

/** Whether an id has the right form and stands in the ledger. */
export const isKnown = (id: string, ids: ReadonlySet<string>): boolean => idShape.test(id) && ids.has(id);

/** Counts the rows that at least one passing test cites. */
export function countCitations(rows: readonly Row[], outcomes: readonly Outcome[]): Count {
  const ids = new Set(rows.map(({ id }) => id));
  const idsOf = (status: Outcome['status']): ReadonlySet<string> =>
    new Set(outcomes.filter((outcome) => outcome.status === status).flatMap(({ title }) => citedIn(title)));
  const passing = idsOf('passed');
  const unknown = new Set(
    outcomes.flatMap(({ title }) =>
      citedIn(title)
        .filter((id) => !isKnown(id, ids))
        .map((id) => `${id} in "${title}"`),
    ),
  );
  const sections = [...Map.groupBy(rows, ({ id }) => sectionNumber(id))].map(([number, inside]): Section => {
    const missing = inside.filter(({ id }) => !passing.has(id));
    const name = inside[0]?.section ?? '';
    return { number, name, total: inside.length, cited: inside.length - missing.length, missing };
  });
  const cited = sections.reduce((sum, section) => sum + section.cited, 0);
  return {
    sections,
    total: rows.length,
    cited,
    unknown: [...unknown],
    failing: [...idsOf('failed')].filter((id) => ids.has(id)),
  };
}
