import { Effect } from 'effect';
import type { Contract, Data, Endpoint, Input } from '../contract/contract.ts';
import { Http } from '../env.ts';
import type { Failure } from '../failure.ts';

/** A function for every endpoint of a contract: `(input) => Effect<Data, Failure, Http>`; no argument where none is needed. */
export type Client<C extends Contract> = { readonly [K in keyof C]: Method<C[K]> };

type Method<E extends Endpoint> =
  unknown extends Input<E>
    ? () => Effect.Effect<Data<E>, Failure, Http>
    : (input: Input<E>) => Effect.Effect<Data<E>, Failure, Http>;

const method =
  (endpoint: Endpoint) =>
  (input: object = {}) =>
    Effect.flatMap(Http, (http) => http.request(endpoint, input));

export const client = <C extends Contract>(contract: C): Client<C> =>
  Object.fromEntries(Object.entries(contract).map(([name, endpoint]) => [name, method(endpoint)])) as Client<C>;
