import { Exit, Schema } from 'effect';
import { type FaultKind, FaultRule, type LatencyRange } from '#services/contract/backstage.ts';

export interface FaultFields {
  readonly kind: FaultKind;
  readonly endpoint: string;
  readonly status: string;
  readonly code: string;
  readonly msg: string;
  readonly ms: string;
  readonly times: string;
}

const numberIn = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

export const ruleOf = (fields: FaultFields): FaultRule | null => {
  const { kind } = fields;
  const endpoint = fields.endpoint.trim();
  const given = {
    kind,
    endpoint: endpoint === '' ? undefined : endpoint,
    status: kind === 'status' ? numberIn(fields.status) : undefined,
    code: kind === 'code' ? numberIn(fields.code) : undefined,
    msg: kind === 'code' && fields.msg !== '' ? fields.msg : undefined,
    ms: kind === 'slow' ? numberIn(fields.ms) : undefined,
    times: numberIn(fields.times),
  };
  const provided = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const rule = Schema.decodeUnknownExit(FaultRule)(provided);
  return Exit.isSuccess(rule) ? rule.value : null;
};

const longestLatency = 600_000;

/** A single number is both bounds. Null where invalid. */
export const latencyOf = (least: string, most: string): LatencyRange | null => {
  const from = numberIn(least) ?? Number.NaN;
  const range = { least: from, most: numberIn(most) ?? from };
  const isRange = Number.isInteger(range.least) && Number.isInteger(range.most) && range.least >= 0;
  return isRange && range.least <= range.most && range.most <= longestLatency ? range : null;
};

const longestDown = 3_600;

/** Seconds as text in milliseconds; null where invalid. */
export const downOf = (text: string): number | null => {
  const seconds = Number(text);
  return text.trim() !== '' && seconds > 0 && seconds <= longestDown ? seconds * 1_000 : null;
};

/** Null where the text is not JSON; wrapped because `null` is JSON. */
export const pushOf = (text: string): { readonly body: unknown } | null => {
  try {
    const body: unknown = JSON.parse(text);
    return { body };
  } catch {
    return null;
  }
};
