import { Context } from 'effect';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import { simulatedHumanCheck } from '#services/captcha/human-check.ts';
import { type Env, Http, HumanCheck, Time, Wechat } from '#services/env.ts';
import { network } from '#services/http/network.ts';
import { qrLogin } from '#services/wechat/qr-login.ts';
import { fakeEnv } from './fake-env.ts';

const baseUrl = 'http://localhost';

/** Services for a chart whose calls reach a simulated backend; `token` says who is logged in. */
export const backendEnv = ({ clock, fetch }: NodeBackend, token: string | null): Env => {
  let minted = 0;
  const mint = (length: number) => `${++minted}`.padStart(length, 'a');
  return fakeEnv().env.pipe(
    Context.add(Http, {
      request: network({ baseUrl, fetch, clock, token: () => token, renew: () => Promise.resolve(null) }),
    }),
    Context.add(Time, clock),
    Context.add(HumanCheck, simulatedHumanCheck(mint)),
    Context.add(Wechat, qrLogin({ baseUrl, fetch, clock })),
  );
};
