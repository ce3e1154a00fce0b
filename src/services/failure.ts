/** JSON, a closed union. Text: `failure.<tag>`. */
export type Failure =
  | { readonly tag: 'offline' }
  | { readonly tag: 'timeout' }
  /** 401, and the token could not be renewed. */
  | { readonly tag: 'expired' }
  | { readonly tag: 'forbidden' }
  | { readonly tag: 'missing' }
  | { readonly tag: 'unavailable'; readonly status: number }
  /** The envelope's code is not 0; `msg` is the server's text. */
  | { readonly tag: 'refused'; readonly code: number; readonly msg: string; readonly data: unknown }
  /** No envelope, or it does not decode; `endpoint` is `<method> <path>`. */
  | { readonly tag: 'malformed'; readonly endpoint: string; readonly reason: string }
  | { readonly tag: 'aborted' }
  | { readonly tag: 'storage'; readonly reason: string }
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

export const toFailure = (thrown: unknown): Failure =>
  isFailure(thrown) ? thrown : { tag: 'crashed', reason: thrown instanceof Error ? thrown.message : String(thrown) };

export const refusalCode = (failure: Failure): number | null => (failure.tag === 'refused' ? failure.code : null);

const notFound = 404;

/** Backends answer with the status or the code 404. */
export const isMissing = (failure: Failure | null): boolean =>
  failure !== null && (failure.tag === 'missing' || refusalCode(failure) === notFound);
