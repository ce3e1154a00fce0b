import { type AnyEventObject, type AnyMachineSnapshot, and, isMachineSnapshot, not, or, stateIn } from 'xstate';

/** `open`: depends on the event's payload, and no such event is known. */
type GuardResult = 'yes' | 'no' | 'open';

/** `name`: as in the code; for `in`, the state. `parts`: the guards that it combines. */
export interface GuardAnswer {
  readonly kind: 'named' | 'inline' | 'in' | 'and' | 'or' | 'not';
  readonly name: string;
  readonly given: string;
  readonly result: GuardResult;
  readonly parts: readonly GuardAnswer[];
}

interface Watched {
  readonly event: AnyEventObject;
  readonly wasRead: () => boolean;
}

const watched = (sample: AnyEventObject): Watched => {
  let isRead = false;
  const note = (field: string | symbol): void => {
    if (field !== 'type') isRead = true;
  };
  const event = new Proxy(sample, {
    get: (target, field, receiver) => {
      note(field);
      return Reflect.get(target, field, receiver);
    },
    has: (target, field) => {
      note(field);
      return Reflect.has(target, field);
    },
    ownKeys: (target) => {
      isRead = true;
      return Reflect.ownKeys(target);
    },
  });
  return { event, wasRead: () => isRead };
};

type Fn = (...given: readonly unknown[]) => unknown;

const isFn = (value: unknown): value is Fn => typeof value === 'function';
const isNamed = (guard: unknown): guard is { readonly type: string; readonly params?: unknown } =>
  typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string';
const fieldOf = (holder: object, name: string): unknown => Reflect.get(holder, name);
const partsOf = (guard: Fn): readonly unknown[] => {
  const parts = fieldOf(guard, 'guards');
  return Array.isArray(parts) ? parts : [];
};

const negation = not(() => true);
const builtIns = [
  ['and', fieldOf(and([]), 'check')],
  ['or', fieldOf(or([]), 'check')],
  ['not', fieldOf(negation, 'check')],
  ['in', fieldOf(stateIn(''), 'check')],
] as const;

/** Recognised by the check function: names do not survive minification. */
const builtIn = (guard: Fn): 'and' | 'or' | 'not' | 'in' | null => {
  const check = fieldOf(guard, 'check');
  return builtIns.find(([, own]) => own === check)?.[0] ?? null;
};

const together = (kind: 'and' | 'or', result: readonly GuardResult[]): GuardResult => {
  const [decides, otherwise] = kind === 'and' ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
  if (result.includes(decides)) return decides;
  return result.includes('open') ? 'open' : otherwise;
};

const answerOf = (
  kind: GuardAnswer['kind'],
  result: GuardResult,
  rest: Partial<Pick<GuardAnswer, 'name' | 'given' | 'parts'>> = {},
): GuardAnswer => ({ kind, result, name: '', given: '', parts: [], ...rest });

const opposite = { yes: 'no', no: 'yes', open: 'open' } as const;

/** Evaluates a guard and its parts. `sample`: an earlier event of the type; if null, guards that read the payload stay `open`. */
export const askGuard = (
  guard: unknown,
  snapshot: AnyMachineSnapshot,
  type: string,
  sample: AnyEventObject | null,
): GuardAnswer => {
  const { context, machine } = snapshot;

  const asked = (run: (event: AnyEventObject) => unknown): GuardResult => {
    const { event, wasRead } = watched(sample ?? { type });
    let result: boolean;
    try {
      result = Boolean(run(event));
    } catch {
      return 'open';
    }
    if (sample === null && wasRead()) return 'open';
    return result ? 'yes' : 'no';
  };

  const ask = (one: unknown): GuardAnswer => {
    if (typeof one === 'string') return askNamed(one, undefined);
    if (isNamed(one)) return askNamed(one.type, one.params);
    if (!isFn(one)) return answerOf('inline', 'open');
    const kind = builtIn(one);
    if (kind === null) {
      const result = asked((event) => one({ context, event }, undefined));
      return answerOf('inline', result);
    }
    if (kind === 'in') return askState(fieldOf(one, 'stateValue'));
    const parts = partsOf(one).map(ask);
    const result = parts.map((part) => part.result);
    return answerOf(kind, kind === 'not' ? opposite[result[0] ?? 'open'] : together(kind, result), { parts });
  };

  const askState = (value: unknown): GuardAnswer => {
    const name = typeof value === 'string' ? value : JSON.stringify(value);
    const isIn = name.startsWith('#')
      ? snapshot._nodes.some(({ id }) => id === name.slice(1))
      : isMachineSnapshot(snapshot) && snapshot.matches(value);
    return answerOf('in', isIn ? 'yes' : 'no', { name: name.replace(/^#/, '') });
  };

  const askNamed = (name: string, params: unknown): GuardAnswer => {
    const found: unknown = Object.entries(machine.implementations.guards).find(([key]) => key === name)?.[1];
    const given = params === undefined || isFn(params) ? '' : JSON.stringify(params);
    if (found === undefined) return answerOf('named', 'open', { name, given });
    if (!isFn(found) || builtIn(found) !== null) {
      const inner = ask(found);
      const parts = inner.kind === 'and' ? inner.parts : [inner];
      return answerOf('named', inner.result, { name, given, parts });
    }
    const result = asked((event) => found({ context, event }, isFn(params) ? params({ context, event }) : params));
    return answerOf('named', result, { name, given });
  };

  return ask(guard);
};

/** Innermost refusing guards that have words; `not`, and named guards with unnamed parts, stay whole. */
export const refusedIn = (answer: GuardAnswer): readonly GuardAnswer[] => {
  if (answer.result !== 'no') return [];
  if (answer.kind === 'not' || answer.kind === 'in' || answer.kind === 'inline') return [answer];
  const inner = answer.parts.flatMap(refusedIn);
  if (answer.kind !== 'named') return inner;
  return inner.length > 0 && inner.every(({ kind }) => kind === 'named' || kind === 'in') ? inner : [answer];
};
