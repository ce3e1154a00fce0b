import { Schema } from 'effect';
import type { Act } from './permissions.ts';

/** A schema that decodes and encodes without services: the only kind that a contract holds. */
export type Shape = Schema.ConstraintCodec<unknown, unknown>;

/**
 * One call of the backend (§7). `params` fill `:name` segments of the path, `query` the search, `body` is sent as JSON.
 * `refusals` names the envelope codes that the specification gives a meaning. `assumed` marks a path that the
 * specification does not show (docs/choices.md). `access`: 'member' needs a token, 'none' is sent without one; else the
 * token goes along where there is one. `act`: what chapter 6 calls it, so that the backend asks `permissions.ts`.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access?: 'member' | 'none';
  readonly act?: Act;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly data: Shape;
  readonly refusals?: Readonly<Record<string, number>>;
  readonly assumed?: true;
  /** It only asks, whatever its method: nothing is changed by it. */
  readonly asks?: true;
  /** It is sent to its end although the page goes away. */
  readonly keepalive?: true;
}

export type Contract = Readonly<Record<string, Endpoint>>;

export const contract = <const C extends Contract>(endpoints: C): C => endpoints;

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: { readonly Type: infer T } }
  ? { readonly [P in K]: T }
  : unknown;

/** What a caller gives: `{ params, query, body }`, each only where the endpoint has it. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** What a caller gets: the decoded `data` of the envelope. */
export type Data<E extends Endpoint> = E['data']['Type'];

/** Every response unless noted (R7-1): `code` 0 is success. */
export const Envelope = Schema.Struct({
  code: Schema.Int,
  msg: Schema.optional(Schema.NullOr(Schema.String)),
  data: Schema.optional(Schema.Unknown),
});

/**
 * What a part is taken for where the answer leaves it out, or says what is not known here (`readWire`): a newer server's
 * word must not cost the record it stands in.
 */
export const orElse = <S extends Schema.Top>(schema: S, value: S['Type']) => schema.annotate({ orElse: value });

/** How many there are. */
export const Count = orElse(Schema.Number.check(Schema.isInt()), 0);

/** Whether something is so: it is not, where nothing is said. */
export const Flag = orElse(Schema.Boolean, false);

/** Whether something is so: it is, where nothing is said. */
export const FlagOn = orElse(Schema.Boolean, true);

/**
 * A page of records, as every list call answers. `unreadable`: so many of the page were left out as it was read; it is on
 * no wire.
 */
export const Page = <const S extends Shape>(record: S) =>
  Schema.Struct({
    records: Schema.Array(record),
    total: Count,
    current: Count,
    size: Count,
    unreadable: Schema.optionalKey(Schema.Int),
  });

export interface PageOf<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly current: number;
  readonly size: number;
  readonly unreadable?: number;
}

/** A number written in a query string. */
export const QueryInt = Schema.FiniteFromString.check(Schema.isInt());

/** An entity's id: digits, kept as a string because the backend's ids exceed 2^53. */
export const Id = Schema.String.check(Schema.isPattern(/^\d+$/));

export const PageQuery = { current: Schema.optional(QueryInt), size: Schema.optional(QueryInt) };
