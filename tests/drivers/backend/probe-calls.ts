import { Context } from 'effect';
import { type AnyActorLogic, type AnyActorRef, createActor, StateMachine } from 'xstate';
import { bindEnv } from '#machines/kit/env.ts';
import { isLazyChart } from '#machines/kit/lazy-chart.ts';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { explore } from '#machines/paths/explore.ts';
import { listeningRoot } from '#machines/paths/listening-root.ts';
import type { Endpoint } from '#services/contract/contract.ts';
import { contracts } from '#services/contract/contracts.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { Http } from '#services/env.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { type BackendFixture, envFor, openBackendFixture } from './fixture.ts';
import { loginOfPersona } from './logins.ts';

const names = new Map(
  Object.entries(contracts).flatMap(([page, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [endpoint, `${page}.${name}`] as const),
  ),
);

/** Inputs tried of each actor, and how long it may take. */
const [tries, turns] = [3, 500];

/** The endpoints that the invoked actors of a chart call, seen by letting each do its work as a member, once per input. */
export const probeCalls = async (spec: PathSpec): Promise<Readonly<Record<string, readonly string[]>>> => {
  const inputs = new Map<string, { readonly logic: AnyActorLogic; readonly inputs: Map<string, unknown> }>();
  for (const { snapshot } of explore({ ...spec, calls: {} }).nodes.values())
    for (const [id, child] of Object.entries<AnyActorRef>(snapshot.children)) {
      const logic: unknown = spec.machine.implementations.actors[String(child.src)];
      if (!isWork(logic)) continue;
      const known = inputs.get(id) ?? { logic, inputs: new Map() };
      const { input } = child.getSnapshot();
      if (known.inputs.size < tries) known.inputs.set(JSON.stringify(input) ?? '', input);
      inputs.set(id, known);
    }
  const found: [string, readonly string[]][] = [];
  for (const [id, { logic, inputs: given }] of [...inputs].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const calls = new Set<string>();
    let ends = false;
    for (const input of given.values()) ends = (await work(spec, logic, input, calls)) || ends;
    if (ends || calls.size > 0) found.push([id, [...calls].toSorted()]);
  }
  return Object.fromEntries(found);
};

const isWork = (logic: unknown): logic is AnyActorLogic =>
  typeof logic === 'object' && logic !== null && !isLazyChart(logic) && !(logic instanceof StateMachine);

/** Whether it comes to an end by itself. */
const work = async (spec: PathSpec, logic: AnyActorLogic, input: unknown, calls: Set<string>): Promise<boolean> => {
  const fixture: BackendFixture = openBackendFixture();
  fixture.store.save(stored.session, loginOfPersona(fixture.backend, 'liran'));
  const env = envFor(fixture);
  const http = Context.get(env, Http);
  const root = listeningRoot(spec.machine, fixture.backend.clock);
  const request: typeof http.request = (endpoint, call) => {
    calls.add(names.get(endpoint) ?? endpoint.path);
    return http.request(endpoint, call);
  };
  bindEnv(root.system, env.pipe(Context.add(Http, { ...http, request })));
  root.start();
  const actor: AnyActorRef = createActor(logic, { parent: root, input });
  actor.subscribe({ error: () => {} });
  actor.start();
  for (let turn = 0; turn < turns && actor.getSnapshot().status === 'active'; turn += 1) await settle();
  const { status } = actor.getSnapshot();
  root.stop();
  fixture.backend.stop();
  return status !== 'active';
};
