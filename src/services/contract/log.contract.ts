import { Schema } from 'effect';
import { contract, Id } from './contract.ts';

/** R7.1-28. `data` is JSON: the failure and the last journal entries, redacted. */
export const ErrorReport = Schema.Struct({
  userId: Schema.NullOr(Schema.String),
  url: Schema.String,
  userAgent: Schema.String,
  message: Schema.String,
  data: Schema.Unknown,
});
export type ErrorReport = typeof ErrorReport.Type;

const viewedTypes = ['news', 'flash', 'activity', 'post', 'company', 'product', 'member'] as const;
export type ViewedType = (typeof viewedTypes)[number];

const client = Schema.Literals(['web', 'mobile']);

/** `cid` identifies one visit, `url` is path and search, times in ms since 1970. */
export const log = contract({
  access: {
    method: 'POST',
    path: '/admin/log/access',
    body: Schema.Struct({ cid: Schema.NonEmptyString, url: Schema.String, client }),
    data: Schema.Boolean,
    again: 'never',
  },
  accessTime: {
    method: 'POST',
    path: '/admin/log/access/time',
    keepalive: true,
    body: Schema.Struct({
      cid: Schema.NonEmptyString,
      url: Schema.String,
      client,
      startTime: Schema.Int,
      endTime: Schema.Int,
    }),
    data: Schema.Boolean,
    again: 'never',
  },
  viewRecord: {
    method: 'POST',
    path: '/admin/view/record',
    body: Schema.Struct({ entityType: Schema.Literals(viewedTypes), entityId: Id }),
    data: Schema.Boolean,
    again: 'never',
  },
  clientError: { method: 'POST', path: '/log/client-error', body: ErrorReport, data: Schema.Boolean, again: 'never' },
});
