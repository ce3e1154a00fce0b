import { Effect } from 'effect';
import { fromCallback } from 'xstate';
import { standing } from '#services/contract/standing.contract.ts';
import { call } from '#services/env.ts';
import { envOf } from '../shared/env.ts';

export interface LogoutCommand {
  readonly type: 'logout.tell';
  /** Of the login that is over. */
  readonly token: string;
}

/**
 * Tells the server that a login is over (R4.3-1). Nobody waits for the answer, and whatever it is changes nothing
 * (R4.3-4): so the session forgets the token at once, and no state holds it while a server is silent.
 */
export const tellLogout = fromCallback<LogoutCommand>(({ receive, system }) => {
  const left = new AbortController();
  receive(({ token }) => {
    void Effect.runPromiseExitWith(envOf(system))(call(standing.logout, { body: { token } }), { signal: left.signal });
  });
  return () => left.abort();
});
