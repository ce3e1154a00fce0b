import { Exit, Schema } from 'effect';
import { FaultRule, type LatencyRange, type LinkProblem } from '#services/contract/backstage.ts';
import { personaTexts } from './personas.ts';
import { scenarios } from './scenarios.ts';

/** State requested by a URL. `persona` null: guest. Undefined: the scenario's; for `latency` the host's. */
export interface Situation {
  readonly scenario: string | null;
  readonly persona?: string | null;
  readonly faults?: readonly FaultRule[];
  readonly latency?: LatencyRange;
  readonly isOwnTab?: true;
}

export interface ReadSituation {
  readonly situation: Situation;
  readonly problems: readonly LinkProblem[];
  /** Identifies a link; null for a plain scenario, and for own tabs, which join the existing domain. */
  readonly key: string | null;
}

const parts = ['scenario', 'persona', 'fault', 'latency', 'tab', 'run'] as const;
const nobody = 'none';
const noFaults = 'none';
const numbers: ReadonlySet<string> = new Set(['status', 'code', 'ms', 'times']);

/** `slow;ms=3000`, `code;endpoint=session.sendCode;code=1`. */
export const writeRule = ({ kind, ...rest }: FaultRule): string =>
  [
    kind,
    ...Object.entries(rest).map(
      ([name, value]) => `${name}=${encodeURIComponent(name === 'data' ? JSON.stringify(value) : String(value))}`,
    ),
  ].join(';');

const readField = (name: string, text: string): unknown => {
  if (numbers.has(name)) return Number(text);
  return name === 'data' ? JSON.parse(text) : text;
};

/** Null for invalid text. */
export const readRule = (text: string): FaultRule | null => {
  const [kind, ...fields] = text.split(';');
  try {
    const given = Object.fromEntries(
      fields.map((field) => {
        const [name = '', ...value] = field.split('=');
        return [name, readField(name, decodeURIComponent(value.join('=')))];
      }),
    );
    const rule = Schema.decodeUnknownExit(FaultRule)({ ...given, kind }, { onExcessProperty: 'error' });
    return Exit.isSuccess(rule) ? rule.value : null;
  } catch {
    return null;
  }
};

/** `LEAST-MOST`, in ms. */
export const readLatency = (text: string): LatencyRange | null => {
  const [, least, most] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];
  const range = { least: Number(least), most: Number(most) };
  return range.least <= range.most ? range : null;
};

/** `knows`: whether an endpoint exists. Invalid parts are skipped and reported. */
export const readSituation = (search: string, knows: (endpoint: string) => boolean): ReadSituation => {
  const query = new URLSearchParams(search);
  const problems: LinkProblem[] = [];
  const read = <A>(part: LinkProblem['part'], look: (given: string) => A | null): A | undefined => {
    const given = query.get(part);
    if (given === null) return undefined;
    const found = look(given);
    if (found === null) problems.push({ part, given });
    return found ?? undefined;
  };
  const scenario = read('scenario', (name) => (scenarios.has(name) ? name : null)) ?? null;
  const persona = read('persona', (name) =>
    name === nobody || Object.hasOwn(personaTexts, name) ? { name: name === nobody ? null : name } : null,
  );
  const latency = read('latency', readLatency);
  const isOwnTab = read('tab', (kind) => (kind === 'own' ? true : null));
  const given = query.getAll('fault');
  const faults = given.flatMap((text) => {
    if (text === noFaults) return [];
    const rule = readRule(text);
    if (rule && (rule.endpoint === undefined || knows(rule.endpoint))) return [rule];
    problems.push({ part: 'fault', given: text });
    return [];
  });
  const run = query.get('run');
  const hasMore = !isOwnTab && (persona !== undefined || latency !== undefined || given.length > 0 || run !== null);
  return {
    situation: {
      scenario,
      ...(persona && { persona: persona.name }),
      ...(given.length > 0 && { faults }),
      ...(latency && { latency }),
      ...(isOwnTab && { isOwnTab }),
    },
    problems,
    key: hasMore
      ? writeSituation(new URLSearchParams(run === null ? {} : { begun: run }), {
          scenario,
          persona: persona?.name,
          faults,
          latency,
        })
      : null,
  };
};

export const writeSituation = (
  query: URLSearchParams,
  {
    scenario,
    persona,
    faults,
    latency,
  }: { readonly [K in keyof Omit<Situation, 'isOwnTab'>]: Situation[K] | undefined },
): string => {
  const next = new URLSearchParams(query);
  for (const part of parts) next.delete(part);
  if (scenario) next.set('scenario', scenario);
  if (persona !== undefined) next.set('persona', persona ?? nobody);
  if (faults?.length === 0) next.set('fault', noFaults);
  for (const rule of faults ?? []) next.append('fault', writeRule(rule));
  if (latency) next.set('latency', `${latency.least}-${latency.most}`);
  return next.toString();
};
