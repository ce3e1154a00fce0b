/** Everything that can go wrong with a call, as JSON (design: one closed union). i18n keys are `failure.<tag>`. */
export type Failure =
  | { readonly tag: 'offline' }
  | { readonly tag: 'timeout' }
  /** 401 after the token could not be renewed. */
  | { readonly tag: 'expired' }
  | { readonly tag: 'forbidden' }
  | { readonly tag: 'missing' }
  | { readonly tag: 'unavailable'; readonly status: number }
  /** The envelope's code is not 0: `msg` is the server's text, `data` what came with it. */
  | { readonly tag: 'refused'; readonly code: number; readonly msg: string; readonly data: unknown }
  /** A reply that is not the envelope or does not decode; `endpoint` is `<method> <path>`. */
  | { readonly tag: 'malformed'; readonly endpoint: string; readonly reason: string }
  | { readonly tag: 'aborted' }
  /** The browser refused to keep or to read a record. */
  | { readonly tag: 'storage'; readonly reason: string }
  /** A defect of ours. */
  | { readonly tag: 'crashed'; readonly reason: string };

export type FailureTag = Failure['tag'];

export const failureTags = {
  offline: true,
  timeout: true,
  expired: true,
  forbidden: true,
  missing: true,
  unavailable: true,
  refused: true,
  malformed: true,
  aborted: true,
  storage: true,
  crashed: true,
} as const satisfies Record<FailureTag, true>;

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  'tag' in value &&
  typeof value.tag === 'string' &&
  value.tag in failureTags;

/** Total: whatever was thrown becomes a failure. */
export const toFailure = (thrown: unknown): Failure =>
  isFailure(thrown) ? thrown : { tag: 'crashed', reason: thrown instanceof Error ? thrown.message : String(thrown) };

/** The code of a refusal, or null: charts choose their words by it. */
export const refusalCode = (failure: Failure): number | null => (failure.tag === 'refused' ? failure.code : null);

const notFound = 404;

/** Whether what was asked for does not exist, rather than not being brought; backends say it by status or by code. */
export const isMissing = (failure: Failure | null): boolean =>
  failure !== null && (failure.tag === 'missing' || refusalCode(failure) === notFound);
