import type { Clock } from '#services/contract/clock.ts';

/** A disturbance of the network. `endpoint` is `room.name` or the beginning of a path; without it every call is meant. */
export interface FaultRule {
  readonly endpoint?: string;
  readonly kind: 'offline' | 'timeout' | 'status' | 'html' | 'malformed' | 'code' | 'slow' | 'hold';
  /** For `status`: 500 if not given. */
  readonly status?: number;
  /** For `code`: the envelope's code, 1 if not given. */
  readonly code?: number;
  /** For `slow`: 3000 if not given. */
  readonly ms?: number;
  /** After this many calls the rule is gone. */
  readonly times?: number;
}

/** A call on its way: `name` is `room.name`, or null where no endpoint has that path. */
export interface PassingCall {
  readonly name: string | null;
  readonly path: string;
  readonly signal: AbortSignal;
}

export interface Faults {
  add(rule: FaultRule): string;
  /**
   * Lets held calls go on and drops their rule; all holding rules without an id. A released call is not held again, and
   * meets the other rules that fit.
   */
  release(id?: string): void;
  /** How many calls this rule holds at present. */
  held(id: string): number;
  clear(): void;
  /** Latency, then the first rule that fits, then the call itself. The call is not made by a rule that answers for it. */
  intercept(call: PassingCall, proceed: () => Promise<Response>): Promise<Response>;
}

interface ActiveRule {
  readonly id: string;
  readonly rule: FaultRule;
  left: number;
  readonly waiting: Set<() => void>;
}

/** `latency` in milliseconds: drawn anew for each call, 0 for none. */
export const createFaults = (options: { readonly clock: Clock; readonly latency: () => number }): Faults => {
  const { clock } = options;
  let count = 0;
  const rules = new Map<string, ActiveRule>();

  const pause = (ms: number, signal: AbortSignal): Promise<void> =>
    ms <= 0 ? Promise.resolve() : waitFor(signal, (done) => clock.setTimeout(done, ms));

  const take = (call: PassingCall, mayHold = true): ActiveRule | undefined => {
    const found = [...rules.values()].find(
      ({ rule, left }) => left > 0 && (mayHold || rule.kind !== 'hold') && fits(rule, call),
    );
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0 && found.rule.kind !== 'hold') rules.delete(found.id);
    return found;
  };

  const release = (id?: string): void => {
    for (const active of [...rules.values()]) {
      if (active.rule.kind !== 'hold' || (id !== undefined && active.id !== id)) continue;
      rules.delete(active.id);
      for (const go of active.waiting) go();
    }
  };

  const answer = async (
    call: PassingCall,
    active: ActiveRule | undefined,
    proceed: () => Promise<Response>,
  ): Promise<Response> => {
    if (!active) return proceed();
    const { rule } = active;
    switch (rule.kind) {
      case 'offline':
        return Response.error();
      case 'timeout':
        await waitFor(call.signal, () => {});
        return Response.error();
      case 'status':
        return new Response('simulated failure', { status: rule.status ?? 500 });
      case 'html':
        return new Response('<!doctype html><title>502</title><h1>Bad gateway</h1>', {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        });
      case 'malformed':
        return Response.json({ code: 0, msg: null, data: 'not what was asked for' });
      case 'code':
        return Response.json({ code: rule.code ?? 1, msg: '模拟的失败', data: null });
      case 'slow':
        await pause(rule.ms ?? 3_000, call.signal);
        return proceed();
      case 'hold':
        await waitFor(call.signal, (done) => {
          active.waiting.add(done);
          call.signal.addEventListener('abort', () => active.waiting.delete(done), { once: true });
        });
        return call.signal.aborted ? Response.error() : answer(call, take(call, false), proceed);
    }
  };

  return {
    add: (rule) => {
      count += 1;
      const id = `fault-${count}`;
      rules.set(id, { id, rule, left: rule.times ?? Number.POSITIVE_INFINITY, waiting: new Set() });
      return id;
    },
    release,
    held: (id) => rules.get(id)?.waiting.size ?? 0,
    clear: () => {
      release();
      rules.clear();
    },
    intercept: async (call, proceed) => {
      await pause(options.latency(), call.signal);
      return answer(call, take(call), proceed);
    },
  };
};

const fits = ({ endpoint }: FaultRule, { name, path }: PassingCall): boolean =>
  endpoint === undefined || (endpoint.startsWith('/') ? path.startsWith(endpoint) : endpoint === name);

/** Until `start`'s callback is called or the caller gives up, whichever is first. */
const waitFor = (signal: AbortSignal, start: (done: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    start(resolve);
  });
