import { Exit, Schema } from 'effect';
import { type Endpoint, Envelope } from '../contract/contract.ts';
import { parseWire, readWire } from '../contract/wire.ts';
import type { Failure } from '../failure.ts';

interface Asked {
  readonly endpoint: Endpoint;
  readonly address: string;
  readonly token: string | null;
}

export type Unreadable = (failure: Extract<Failure, { tag: 'malformed' }>, endpoint: Endpoint) => void;

const remembered = 50;

/** `unreadable`: number of rows that were left out. */
export interface Decoded {
  readonly data: unknown;
  readonly unreadable: number;
}

/** Decodes answers. Returns the previous object when a GET's response text is unchanged (until the token changes). */
export const decoder = (unreadable: Unreadable) => {
  const answers = new Map<string, { readonly text: string; readonly decoded: Decoded }>();
  let lastToken: string | null = null;
  return ({ endpoint, address, token }: Asked, text: string): Decoded => {
    if (endpoint.method !== 'GET') return decode(endpoint, text, unreadable);
    if (token !== lastToken) answers.clear();
    lastToken = token;
    const last = answers.get(address);
    const decoded = last?.text === text ? last.decoded : decode(endpoint, text, unreadable);
    answers.delete(address);
    answers.set(address, { text, decoded });
    const [oldest] = answers.keys();
    if (answers.size > remembered && oldest !== undefined) answers.delete(oldest);
    return decoded;
  };
};

const decode = (endpoint: Endpoint, text: string, unreadable: Unreadable): Decoded => {
  const envelope = Schema.decodeUnknownExit(Envelope)(parsed(endpoint, text, unreadable));
  if (Exit.isFailure(envelope)) throw malformed(endpoint, 'not an envelope', unreadable);
  const { code, msg, data } = envelope.value;
  if (code !== 0) throw { tag: 'refused', code, msg: msg ?? '', data: data ?? null } satisfies Failure;
  const decoded = readWire(endpoint.data, data ?? null);
  if (Exit.isSuccess(decoded)) return { data: decoded.value, unreadable: 0 };
  const rest = readWire(endpoint.data, data ?? null, true);
  const left = Exit.isSuccess(rest) ? leftOut(rest.value, data) : 0;
  const said = left > 0 ? `${left} left out: ` : '';
  const failure = malformed(endpoint, said + withoutValues(String(decoded.cause)), unreadable);
  if (Exit.isFailure(rest)) throw failure;
  return { data: rest.value, unreadable: left };
};

const leftOut = (read: unknown, data: unknown): number => {
  if (Array.isArray(read) && Array.isArray(data)) return data.length - read.length;
  return typeof read === 'object' && read !== null && 'unreadable' in read ? Number(read.unreadable) : 0;
};

const parsed = (endpoint: Endpoint, text: string, unreadable: Unreadable): unknown => {
  try {
    return parseWire(text);
  } catch {
    throw malformed(endpoint, 'not JSON', unreadable);
  }
};

/** Drops received values from the message: a reply may hold a token. */
const withoutValues = (issue: string): string => issue.replace(/, got [^\n]*/g, '').slice(0, 500);

const malformed = (endpoint: Endpoint, reason: string, unreadable: Unreadable): Failure => {
  const failure = { tag: 'malformed', endpoint: `${endpoint.method} ${endpoint.path}`, reason } as const;
  unreadable(failure, endpoint);
  return failure;
};
