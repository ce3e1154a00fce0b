import { type FaultKind, type FaultRule, faultKinds } from '#services/contract/backstage.ts';

/** Those of which the app makes different failures, and two that a gateway gives without having asked anybody. */
const statuses = [401, 403, 404, 429, 503] as const;

/** A kind of `window.backstage.fault`; each status is one of its own. */
export type Disturbance = Exclude<FaultKind, 'status'> | `status ${(typeof statuses)[number]}`;

export const disturbances: readonly Disturbance[] = faultKinds.flatMap((kind): readonly Disturbance[] =>
  kind === 'status' ? statuses.map((status) => `status ${status}` as const) : [kind],
);

/** The rule that brings it about at one endpoint. */
export const ruleOf = (of: Disturbance, endpoint: string): FaultRule => {
  const [name, status] = of.split(' ');
  const kind = faultKinds.find((each) => each === name);
  if (kind === undefined) throw new Error(`no such fault: ${of}`);
  return { kind, endpoint, ...(status === undefined ? {} : { status: Number(status) }) };
};
