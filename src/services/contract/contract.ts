import { Schema } from 'effect';
import { possible } from './constants.ts';
import type { Act } from './permissions.ts';

export type Shape = Schema.ConstraintCodec<unknown, unknown>;

/**
 * §7. `params` fill `:name` in the path.
 * `access`: 'member' requires a token, 'none' sends none; by default it is sent if there is one. `act`: see `permissions.ts`.
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
  /** Changes nothing, whatever its method. */
  readonly asks?: true;
  /** A POST that comes twice does what it did once, is refused as its code is spent, or the app never repeats it. */
  readonly again?: 'same' | 'spent' | 'never';
  /** The requirement that names it, if the app never calls it. */
  readonly uncalled?: `R${string}`;
  readonly keepalive?: true;
}

export type Contract = Readonly<Record<string, Endpoint>>;

export const contract = <const C extends Contract>(endpoints: C): C => endpoints;

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: { readonly Type: infer T } }
  ? { readonly [P in K]: T }
  : unknown;

export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** As the app reads it. */
export type Data<E extends Endpoint> = E['data']['Type'];

/** As the backend has to send it. */
export type Sent<S extends Shape> = S['Encoded'];

/** R7-1; `code` 0 is success. */
export const Envelope = Schema.Struct({
  code: Schema.Int,
  msg: Schema.optional(Schema.NullOr(Schema.String)),
  data: Schema.optional(Schema.Unknown),
});

/** Fallback for a missing or unknown value: a newer server's value must not fail the record. */
export const orElse = <S extends Schema.Top>(schema: S, value: S['Type']) => schema.annotate({ orElse: value });

export const orNull = <S extends Schema.Top>(schema: S) => orElse(Schema.NullOr(schema), null);

/** What the app can do without: null where it is missing or cannot be. The backend has to send it all the same. */
export const optional = <T, E>(schema: Schema.Codec<T, E>) => orNull(schema) as unknown as Schema.Codec<T | null, E>;

const countable = Schema.Int.check(Schema.isBetween(possible.count));

/** A number that is only shown. */
export const Count = optional(countable);

/** A number that the app reckons with. */
export const Tally = orElse(countable, 0);

/** In yuan. */
export const Price = optional(Schema.Finite.check(Schema.isBetween(possible.count)));

/** In ms since 1970. */
export const Instant = Schema.Int.check(Schema.isBetween(possible.time));
export const Time = optional(Instant);

/** As `Time`, 0 where it is not known. */
export const KeyTime = orElse(Schema.Int.check(Schema.isBetween({ ...possible.time, minimum: 0 })), 0);

export const Year = optional(Schema.Int.check(Schema.isBetween(possible.year)));

/** A number that names another thing. */
export const Ref = optional(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })));

export const Text = orElse(Schema.String, '');

/** What a thing is called; without it there is nothing to show. */
export const Title = Schema.NonEmptyString;

export const Flag = orElse(Schema.Boolean, false);

export const FlagOn = orElse(Schema.Boolean, true);

/** `unreadable`: number of records dropped while decoding; never sent. */
export const Page = <const S extends Shape>(record: S) =>
  Schema.Struct({
    records: Schema.Array(record),
    total: Tally,
    current: Tally,
    size: Tally,
    unreadable: Schema.optionalKey(Schema.Int),
  });

export interface PageOf<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly current: number;
  readonly size: number;
  readonly unreadable?: number;
}

export const QueryInt = Schema.FiniteFromString.check(Schema.isInt());

/** Digits, as a string: the backend's ids exceed 2^53. */
export const Id = Schema.String.check(Schema.isPattern(/^\d+$/));
export const ById = Schema.Struct({ id: Id });

/** A member beside what they wrote, or in a list. */
export const MemberBrief = Schema.Struct({
  memberId: Id,
  name: Text,
  avatar: Text,
  company: Text,
  position: Text,
});
export type MemberBrief = typeof MemberBrief.Type;

export const PageQuery = { current: Schema.optional(QueryInt), size: Schema.optional(QueryInt) };

/** The picture of the mini program's code for a page. */
export const miniappCode = {
  method: 'GET',
  params: ById,
  query: Schema.Struct({ page: Schema.String }),
  data: Schema.String,
} as const;
