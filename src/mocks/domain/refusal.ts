/** An answer other than success. `status` is HTTP; `code`, `msg` and `data` go into the envelope (§7). */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly data: unknown;

  constructor(status: number, code: number, msg: string, data: unknown) {
    super(msg);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

export const refuse = (code: number, msg: string, data: unknown = null): Refusal => new Refusal(200, code, msg, data);

export const unauthorized = (): Refusal => new Refusal(401, 401, '登录已失效，请重新登录', null);

export const notFound = (): Refusal => new Refusal(200, 404, '内容不存在或已删除', null);

/** Refuses with `notFound` where there is none. */
export const existing = <T>(found: T | null | undefined): T => {
  if (found === null || found === undefined) throw notFound();
  return found;
};
