import { Exit, Schema, SchemaIssue } from 'effect';
import type { Contract, Shape } from '#services/contract/contract.ts';
import { contracts } from '#services/contract/contracts.ts';
import { Refusal, refuse, unauthorized } from '../domain/refusal.ts';
import { permit } from '../domain/rules/permissions.ts';
import { authenticate, type Caller } from '../domain/rules/tokens.ts';
import { uploadHostPath } from '../domain/rules/uploads.ts';
import { type Matched, routeFinder } from './match.ts';
import { routes } from './routes.ts';
import type { Server } from './server.ts';
import { answerUploadHost } from './upload-host.handlers.ts';
import { answerWechat } from './wechat.handlers.ts';

/** Not in §8: input that does not decode; `msg` names the field. */
const badInput = 400;

export const createDispatch = (server: Server): ((request: Request) => Promise<Response>) => {
  const find = routeFinder(routes(server.domain));
  return (request) => {
    const { pathname } = new URL(request.url);
    const matched = find(request.method, pathname);
    return server.faults.intercept(
      {
        name: matched?.route.name ?? null,
        pattern: matched?.route.endpoint.path ?? null,
        path: pathname,
        signal: request.signal,
      },
      async () => {
        if (matched) return answer(server, matched, request);
        return (
          (await answerWechat(server, request)) ??
          (await answerUploadHost(server, request)) ??
          envelope(404, { code: 404, msg: `没有这个接口：${pathname}`, data: null })
        );
      },
    );
  };
};

/** First path segments of the backend; pages may share them. */
export const backendRoots: readonly string[] = [
  ...new Set([
    'wechat',
    uploadHostPath.slice(1),
    ...Object.values(contracts).flatMap((contract: Contract) =>
      Object.values(contract).map(({ path }) => path.split('/')[1] ?? ''),
    ),
  ]),
];

const answer = async (server: Server, matched: Matched, request: Request): Promise<Response> => {
  try {
    const body = await bodyOf(matched, request);
    const { endpoint, handle } = matched.route;
    const { searchParams } = new URL(request.url);
    return await server.run(async () => {
      const caller = callerOf(server, request);
      if (endpoint.access === 'member' && caller === null) throw unauthorized();
      if (endpoint.act) permit(server.domain, caller, endpoint.act);
      const answered = await handle({
        params: decode('params', endpoint.params, matched.params),
        query: decode('query', endpoint.query, Object.fromEntries(searchParams)),
        body: decode('body', endpoint.body, body),
        caller,
      });
      const data = answered === undefined ? true : answered;
      return envelope(200, { code: 0, msg: null, data: Schema.encodeUnknownSync(endpoint.data)(data) });
    });
  } catch (thrown) {
    if (thrown instanceof Refusal) {
      return envelope(thrown.status, { code: thrown.code, msg: thrown.message, data: thrown.data });
    }
    return envelope(500, { code: 500, msg: `${matched.route.name}: ${String(thrown)}`, data: null });
  }
};

const callerOf = (server: Server, request: Request): Caller | null => {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return authenticate(server.domain, token ?? null);
};

const bodyOf = async (matched: Matched, request: Request): Promise<unknown> => {
  if (!matched.route.endpoint.body) return undefined;
  try {
    return await request.json();
  } catch {
    throw refuse(badInput, '参数错误：body');
  }
};

const decode = (part: string, schema: Shape | undefined, input: unknown): unknown => {
  if (!schema) return undefined;
  const decoded = Schema.decodeUnknownExit(schema)(input);
  if (Exit.isSuccess(decoded)) return decoded.value;
  throw refuse(badInput, `参数错误：${[part, ...fieldOf(decoded)].join('.')}`);
};

const fieldOf = (failed: Exit.Failure<unknown, Schema.SchemaError>): readonly string[] => {
  const error = Exit.findErrorOption(failed);
  if (error._tag === 'None') return [];
  const path = SchemaIssue.makeFormatterStandardSchemaV1()(error.value.issue).issues[0]?.path ?? [];
  return path.map((key) => String(typeof key === 'object' ? key.key : key));
};

const envelope = (status: number, body: { code: number; msg: string | null; data: unknown }): Response =>
  Response.json(body, { status });
