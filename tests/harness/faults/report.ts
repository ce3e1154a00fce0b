import { type Disturbance, disturbances } from './disturbances.ts';
import { missing, repeated, silent } from './exemptions.ts';
import type { Trigger } from './trigger.ts';

/** What is tried of a way: each of its endpoints with each kind of fault. */
export const casesOf = ({ endpoints, without }: Trigger) =>
  endpoints.flatMap((endpoint) =>
    disturbances.filter((kind) => !without?.kinds.includes(kind)).map((kind) => ({ endpoint, kind })),
  );

export const isSilent = (endpoint: string, kind: Disturbance): boolean =>
  silent[endpoint] !== undefined || silent[`${endpoint} ${kind}`] !== undefined;

/** A page of which the backend says that there is no such thing. */
export const isMissing = (endpoint: string, kind: Disturbance): boolean =>
  kind === 'status 404' && missing[endpoint] !== undefined;

/** The kinds of which nobody is told, with the reason. */
const quietKinds = (endpoint: string, own: readonly { readonly kind: Disturbance }[]): readonly string[] => {
  const reasons = own.flatMap(({ kind }) => {
    const because = silent[`${endpoint} ${kind}`] ?? (isMissing(endpoint, kind) ? missing[endpoint] : undefined);
    return because === undefined ? [] : [{ kind, because }];
  });
  const grouped = Map.groupBy(reasons, ({ because }) => because);
  return [...grouped].map(([because, of]) => `${of.map(({ kind }) => kind).join(', ')}: ${because}`);
};

/** The document that says what was tried, as Markdown. */
export const reportOf = (triggers: readonly Trigger[], uncalled: readonly string[]): string => {
  const cases = triggers.flatMap(casesOf);
  const endpoints = new Set(cases.map(({ endpoint }) => endpoint));
  const quiet = cases.filter(({ endpoint, kind }) => isSilent(endpoint, kind));
  const answers = cases.filter(({ endpoint, kind }) => isMissing(endpoint, kind));
  const rows = triggers.flatMap((trigger) =>
    trigger.endpoints.map((endpoint) => {
      const own = casesOf(trigger).filter((one) => one.endpoint === endpoint);
      const reported = own.filter(({ kind }) => !isSilent(endpoint, kind) && !isMissing(endpoint, kind));
      const answering = reported.filter(({ kind }) => kind !== 'slow' && kind !== 'hold').length;
      const notes = [silent[endpoint], ...quietKinds(endpoint, own), repeated[endpoint], trigger.without?.because];
      return `| \`${endpoint}\` | ${trigger.name} | ${trigger.as ?? 'guest'} | ${own.length} | ${answering} | ${notes.filter((note) => note !== undefined).join('; ')} |`;
    }),
  );
  const line = `${endpoints.size} endpoints, ${cases.length} cases, ${cases.length} survived: told and tried again, silent by design (${quiet.length}), or taken for an answer (${answers.length}).`;
  return [
    '# Every endpoint and every kind of fault',
    '',
    'Written by `tests/app/faults.test.ts` (`npx vitest run tests/app/faults.test.ts -u`), which fails where a case is not',
    `survived. Kinds: ${disturbances.join(', ')}. What a case asks is told in [faults.md](faults.md).`,
    '',
    line,
    '',
    '| endpoint | how it comes to be called | by | cases | told and tried again | why not, or else |',
    '|---|---|---|---|---|---|',
    ...rows.toSorted(),
    '',
    'Endpoints of the contracts that no page asks for, as the specification has them:',
    '',
    ...uncalled.map((name) => `- \`${name}\``),
    '',
  ].join('\n');
};
