import { type FaultKind, faultKinds } from '#services/contract/backstage.ts';
import { repeated, silent, uncalled } from './silent.ts';
import type { Way } from './ways.ts';

/** What is tried of a way: each of its endpoints with each kind of fault. */
export const casesOf = ({ endpoints, without }: Way) =>
  endpoints.flatMap((endpoint) =>
    faultKinds.filter((kind) => !without?.kinds.includes(kind)).map((kind) => ({ endpoint, kind })),
  );

export const isSilent = (endpoint: string, kind: FaultKind): boolean =>
  silent[endpoint] !== undefined || silent[`${endpoint} ${kind}`] !== undefined;

/** The document that says what was tried, as Markdown. */
export const reportOf = (ways: readonly Way[]): string => {
  const cases = ways.flatMap(casesOf);
  const endpoints = new Set(cases.map(({ endpoint }) => endpoint));
  const quiet = cases.filter(({ endpoint, kind }) => isSilent(endpoint, kind));
  const rows = ways.flatMap((way) =>
    way.endpoints.map((endpoint) => {
      const own = casesOf(way).filter((one) => one.endpoint === endpoint);
      const told = own.filter(({ kind }) => !isSilent(endpoint, kind));
      const answering = told.filter(({ kind }) => kind !== 'slow' && kind !== 'hold').length;
      const notes = [silent[endpoint], repeated[endpoint], way.without?.because].filter((note) => note !== undefined);
      return `| \`${endpoint}\` | ${way.name} | ${way.as ?? 'guest'} | ${own.length} | ${answering} | ${notes.join('; ')} |`;
    }),
  );
  const line = `${endpoints.size} endpoints, ${cases.length} cases, ${cases.length} survived: told and tried again, or silent by design (${quiet.length}).`;
  return [
    '# Every endpoint and every kind of fault',
    '',
    'Written by `tests/app/faults.test.ts` (`npx vitest run tests/app/faults.test.ts -u`), which fails where a case is not',
    `survived. Kinds: ${faultKinds.join(', ')}. What a case asks is told in [faults.md](faults.md).`,
    '',
    line,
    '',
    '| endpoint | how it comes to be called | by | cases | told and tried again | why not, or else |',
    '|---|---|---|---|---|---|',
    ...rows.toSorted(),
    '',
    'Endpoints of the contracts that no page asks for, as the specification has them:',
    '',
    ...Object.keys(uncalled).map((name) => `- \`${name}\``),
    '',
  ].join('\n');
};
