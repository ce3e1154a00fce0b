import { Schema } from 'effect';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import { type Data, type Endpoint, Envelope } from '#services/contract/contract.ts';

type Backend = Pick<NodeBackend, 'domain' | 'fetch'>;

/** `as` is the persona who asks; a guest does without one. */
interface Call {
  readonly as?: string | null | undefined;
  readonly method?: string | undefined;
  readonly body?: unknown;
}

/** What the backend says to a call, as it comes over the network. */
export const responseTo = (
  { domain, fetch }: Backend,
  path: string,
  { as, method = 'GET', body }: Call = {},
): Promise<Response> =>
  fetch(path, {
    method,
    headers: as ? { authorization: `Bearer ${loginBySso(domain, `sso-${as}`).access_token}` } : {},
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** What the backend answers, decoded as the client decodes it; the code, and null, where it refuses. */
export const callsTo =
  (backend: Backend) =>
  async <E extends Endpoint>(endpoint: E, path: string, call: Omit<Call, 'method'> = {}) => {
    const response = await responseTo(backend, path, { ...call, method: endpoint.method });
    const { code, data } = Schema.decodeUnknownSync(Envelope)(await response.json());
    return { code, data: code === 0 ? (Schema.decodeUnknownSync(endpoint.data)(data) as Data<E>) : null };
  };
