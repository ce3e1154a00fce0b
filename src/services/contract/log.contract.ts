import { Schema } from 'effect';
import { contract } from './contract.ts';

/** What a client error report holds (R7.1-28). `data` is JSON: the failure and the last journal entries, redacted. */
export const ErrorReport = Schema.Struct({
  userId: Schema.NullOr(Schema.String),
  url: Schema.String,
  userAgent: Schema.String,
  message: Schema.String,
  data: Schema.Unknown,
});
export type ErrorReport = typeof ErrorReport.Type;

export const log = contract({
  clientError: { method: 'POST', path: '/log/client-error', body: ErrorReport, data: Schema.Boolean, assumed: true },
});
