import type { Contract, Data, Endpoint, Input, Sent } from '#services/contract/contract.ts';
import type { Caller } from '../domain/rules/tokens.ts';

export type HandlerRequest<E extends Endpoint> = Input<E> & { readonly caller: CallerOf<E> };

type CallerOf<E extends Endpoint> = E extends { readonly access: 'member' } ? Caller : Caller | null;

type Handler<E extends Endpoint, Answer> = (request: HandlerRequest<E>) => Answer | Promise<Answer>;

/**
 * A handler for each endpoint, checked by the compiler. Refusals are thrown (`refuse`, `unauthorized`, `notFound`).
 * Where the contract has a boolean, nothing stands for true.
 */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]:
    | Handler<C[K], Sent<C[K]['data']>>
    | (Data<C[K]> extends boolean ? Handler<C[K], void> : never);
};

export interface Route {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handle: (request: unknown) => unknown;
}

export const routesOf = <C extends Contract>(feature: string, contract: C, handlers: Handlers<C>): readonly Route[] =>
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({
    name: `${feature}.${name}`,
    endpoint,
    // Checked at run time: the dispatcher decodes and encodes by this endpoint's schemas.
    handle: handlers[name] as Route['handle'],
  }));
