import type { ActiveFault, FaultRule, LatencyRange } from '#services/contract/backstage.ts';
import type { Clock } from '#services/contract/clock.ts';

/** `name` is `feature.endpoint`, `pattern` its path with parameters; null for an unknown path. */
export interface PassingCall {
  readonly name: string | null;
  readonly pattern: string | null;
  readonly path: string;
  readonly signal: AbortSignal;
}

export interface Faults {
  add(rule: FaultRule): string;
  /** Releases held calls and removes the rule, or all holding rules. A released call may still match other rules. */
  release(id?: string): void;
  held(id: string): number;
  list(): readonly ActiveFault[];
  remove(id: string): void;
  clear(): void;
  readonly latency: { range(): LatencyRange | null; set(range: LatencyRange | null): void };
  onChange(listener: () => void): () => void;
  intercept(call: PassingCall, proceed: () => Promise<Response>): Promise<Response>;
}

interface Rule {
  readonly id: string;
  readonly rule: FaultRule;
  left: number;
  readonly waiting: Set<() => void>;
}

/** In ms, drawn for each call; 0 for none. */
export type Latency = (range: LatencyRange | null) => number;

export const createFaults = (options: { readonly clock: Clock; readonly latency: Latency }): Faults => {
  const { clock } = options;
  let count = 0;
  let range: LatencyRange | null = null;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const rules = new Map<string, Rule>();

  const pause = (ms: number, signal: AbortSignal): Promise<void> =>
    ms <= 0 ? Promise.resolve() : waitFor(signal, (done) => clock.setTimeout(done, ms));

  const take = (call: PassingCall, mayHold = true): Rule | undefined => {
    const found = [...rules.values()].find(
      ({ rule, left }) => left > 0 && (mayHold || rule.kind !== 'hold') && fits(rule, call),
    );
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0 && found.rule.kind !== 'hold') rules.delete(found.id);
    changed();
    return found;
  };

  const release = (id?: string): void => {
    for (const active of [...rules.values()]) {
      if (active.rule.kind !== 'hold' || (id !== undefined && active.id !== id)) continue;
      rules.delete(active.id);
      for (const go of active.waiting) go();
    }
    changed();
  };

  const answer = async (
    call: PassingCall,
    active: Rule | undefined,
    proceed: () => Promise<Response>,
  ): Promise<Response> => {
    if (!active) return proceed();
    const { rule } = active;
    switch (rule.kind) {
      case 'timeout':
        await waitFor(call.signal, () => {});
        return Response.error();
      case 'slow':
        await pause(rule.ms ?? 3_000, call.signal);
        return proceed();
      case 'hold':
        await waitFor(call.signal, (done) => {
          active.waiting.add(done);
          changed();
          call.signal.addEventListener('abort', () => active.waiting.delete(done), { once: true });
        });
        return call.signal.aborted ? Response.error() : answer(call, take(call, false), proceed);
      default:
        return answerOf(rule.kind, rule);
    }
  };

  return {
    add: (rule) => {
      count += 1;
      const id = `fault-${count}`;
      rules.set(id, { id, rule, left: rule.times ?? Number.POSITIVE_INFINITY, waiting: new Set() });
      changed();
      return id;
    },
    release,
    held: (id) => rules.get(id)?.waiting.size ?? 0,
    list: () =>
      [...rules.values()].map(({ id, rule, left, waiting }) => ({
        id,
        rule,
        left: Number.isFinite(left) ? left : null,
        held: waiting.size,
      })),
    remove: (id) => {
      release(id);
      rules.delete(id);
      changed();
    },
    clear: () => {
      release();
      rules.clear();
      changed();
    },
    latency: {
      range: () => range,
      set: (next) => {
        range = next;
        changed();
      },
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    intercept: async (call, proceed) => {
      await pause(options.latency(range), call.signal);
      return answer(call, take(call), proceed);
    },
  };
};

type AnsweringKind = Exclude<FaultRule['kind'], 'timeout' | 'slow' | 'hold'>;

const answerOf = (kind: AnsweringKind, rule: FaultRule): Response => {
  switch (kind) {
    case 'offline':
      return Response.error();
    case 'status':
      return new Response(isBodiless(rule.status) ? null : 'simulated failure', { status: rule.status ?? 500 });
    case 'html':
      return new Response('<!doctype html><title>502</title><h1>Bad gateway</h1>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case 'malformed':
      return Response.json({ code: 0, msg: null, data: 'not what was asked for' });
    case 'code':
      return Response.json({ code: rule.code ?? 1, msg: rule.msg ?? '模拟的失败', data: rule.data ?? null });
  }
};

/** Browsers refuse to construct a body for these. */
const isBodiless = (status?: number): boolean => status === 204 || status === 205 || status === 304;

const fits = ({ endpoint }: FaultRule, { name, pattern, path }: PassingCall): boolean => {
  if (endpoint === undefined || endpoint === name) return true;
  if (!endpoint.startsWith('/')) return false;
  return path.startsWith(endpoint) || (pattern !== null && unnamed(pattern) === unnamed(endpoint));
};

const unnamed = (pattern: string): string => pattern.replace(/:\w+|\{\w+\}/g, ':');

const waitFor = (signal: AbortSignal, start: (done: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    start(resolve);
  });
