import { Effect } from 'effect';
import type { Failure } from '../failure.ts';
import type { Later } from '../later.ts';
import type { Network } from './network.ts';

/** A network that is brought while the page is drawn: calls wait for it, and are `offline` where it does not come. */
export const laterNetwork =
  (coming: Later<Network>): Network =>
  (options) => {
    const made = (network: Network) => {
      request ??= network(options);
      return request;
    };
    let request: ReturnType<Network> | null = null;
    const brought = Effect.tryPromise({
      try: () => coming.bring(),
      catch: (): Failure => ({ tag: 'offline' }),
    });
    return (endpoint, call) => {
      const network = coming.now();
      return network ? made(network)(endpoint, call) : Effect.flatMap(brought, (come) => made(come)(endpoint, call));
    };
  };
