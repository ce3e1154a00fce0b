import type { CauseSpec, Words } from './path-spec.ts';

/** Answers that the backend gives in many charts, as event cases for `x.paths.ts`. */
export const offline = {
  zh: '断网，请求失败',
  en: 'The network is gone and the request fails',
  payload: { error: { tag: 'offline' } },
  cause: { fault: { kind: 'offline' } },
} as const;

export const expired = {
  zh: '后台不再认这次登录',
  en: 'The backend no longer knows this login',
  payload: { error: { tag: 'expired' } },
  cause: { fault: { kind: 'status', status: 401 } },
} as const;

/** The backend's envelope says `code`; `data` is what comes with it. Without data a fault can say the same. */
export const refusedWith = (code: number, words: Words, data: unknown = null) => ({
  ...words,
  payload: { error: { tag: 'refused', code, msg: '', data } },
  cause: { fault: { kind: 'code' as const, code } } satisfies CauseSpec,
});

/** An actor of ours that stopped by a defect. */
export const crashed = (words: Words) => ({
  ...words,
  payload: { error: { tag: 'crashed', reason: 'defect' } },
  cause: { never: 'a defect of ours cannot be brought about on purpose' } satisfies CauseSpec,
});

/** The time cannot be read: never happens in a browser, and does no harm where it does. */
export const clockFails = {
  ...crashed({ zh: '读不到时间', en: 'The time cannot be read' }),
  cause: { never: 'the time can always be read' },
} as const;

/** The browser refuses to keep a record. */
export const storageFails = {
  by: 'backend',
  zh: '浏览器拒绝存储',
  en: 'The browser refuses to store',
  payload: { failure: { tag: 'storage', reason: 'quota' } },
} as const;

export const networkReturns = { by: 'backend', zh: '网络恢复', en: 'The network is back' } as const;
