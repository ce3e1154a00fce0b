import { Effect } from 'effect';
import { fromCallback } from 'xstate';
import { standing } from '#services/contract/standing.contract.ts';
import { call } from '#services/env.ts';
import { envOf } from '../shared/env.ts';

export interface LogoutCommand {
  readonly type: 'logout.tell';
  readonly token: string;
}

/** Logs out at the server (R4.3-1) without waiting: its answer changes nothing (R4.3-4). */
export const tellLogout = fromCallback<LogoutCommand>(({ receive, system }) => {
  const left = new AbortController();
  receive(({ token }) => {
    void Effect.runPromiseExitWith(envOf(system))(call(standing.logout, { body: { token } }), { signal: left.signal });
  });
  return () => left.abort();
});
