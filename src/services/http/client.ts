import { Effect } from 'effect';
import type { Contract, Data, Endpoint, Input } from '../contract/contract.ts';
import type { Contracts } from '../contract/contracts.ts';
import { Http } from '../env.ts';
import type { Failure } from '../failure.ts';

/** A function for every endpoint of a contract: `(input) => Effect<Data, Failure, Http>`; no argument where none is needed. */
export type Client<C extends Contract> = { readonly [K in keyof C]: Method<C[K]> };

type Method<E extends Endpoint> =
  unknown extends Input<E>
    ? () => Effect.Effect<Data<E>, Failure, Http>
    : (input: Input<E>) => Effect.Effect<Data<E>, Failure, Http>;

/** The contract is known by its name alone: it comes with the network, beside the first drawing. */
export const client = <N extends keyof Contracts>(contract: N): Client<Contracts[N]> =>
  new Proxy({} as Client<Contracts[N]>, {
    get:
      (_, name) =>
      (input: object = {}) =>
        Effect.flatMap(Http, (http) => http.request(`${contract}.${String(name)}`, input)),
  });
