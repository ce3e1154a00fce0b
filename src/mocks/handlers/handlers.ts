import type { Caller } from '#mocks/domain/rules/tokens.ts';
import type { Contract, Data, Endpoint, Input } from '#services/contract/contract.ts';

/** What a handler is given: the endpoint's own parts, decoded by the contract, and who asks (null for a guest). */
export type HandlerRequest<E extends Endpoint> = Input<E> & { readonly caller: CallerOf<E> };

type CallerOf<E extends Endpoint> = E extends { readonly access: 'member' } ? Caller : Caller | null;

/**
 * One handler for every endpoint of a contract: a missing one, or a reply of another type, does not compile. A refusal
 * is thrown (`refuse`, `unauthorized`, `notFound`).
 */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (request: HandlerRequest<C[K]>) => Data<C[K]> | Promise<Data<C[K]>>;
};

/** A handler whose types are forgotten: the dispatcher decodes what goes in and encodes what comes out. */
export interface Route {
  /** `room.endpoint`, as fault rules name it. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handle: (request: unknown) => unknown;
}

export const routesOf = <C extends Contract>(room: string, contract: C, handlers: Handlers<C>): readonly Route[] =>
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({
    name: `${room}.${name}`,
    endpoint,
    // The schemas of this very endpoint vouch for what TypeScript cannot follow through the table.
    handle: handlers[name] as Route['handle'],
  }));
