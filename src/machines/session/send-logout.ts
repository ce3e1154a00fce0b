import { Effect } from 'effect';
import { fromCallback } from 'xstate';
import { baseSession } from '#services/contract/base-session.contract.ts';
import { call } from '#services/env.ts';
import { envOf } from '../kit/env.ts';

interface LogoutCommand {
  readonly type: 'logout.send';
  readonly token: string;
}

/** Logs out at the server (R4.3-1) without waiting: its answer changes nothing (R4.3-4). */
export const sendLogout = fromCallback<LogoutCommand>(({ receive, system }) => {
  const left = new AbortController();
  receive(({ token }) => {
    void Effect.runPromiseExitWith(envOf(system))(call(baseSession.logout, { body: { token } }), {
      signal: left.signal,
    });
  });
  return () => left.abort();
});
