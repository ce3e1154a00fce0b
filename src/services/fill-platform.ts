import type { Platform } from './platform.ts';

/** Not enumerable: `for … in` over an array must not list it. */
const add = <H extends object, N extends keyof H & string>(holder: H, name: N, standIn: H[N]): void => {
  if (!(name in holder)) Object.defineProperty(holder, name, { value: standIn, configurable: true, writable: true });
};

/** Polyfills for the oldest supported browsers. Keep `hasGaps` in step. */
export const fillPlatform = (page: Platform): void => {
  add(page.AbortSignal, 'any', (signals) => {
    const any = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) any.abort(signal.reason);
      else signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
    }
    return any.signal;
  });
  add(page.Array.prototype, 'toReversed', function <T>(this: T[]) {
    return [...this].reverse();
  });
  add(page.Array.prototype, 'toSorted', function <T>(this: T[], compare?: (one: T, other: T) => number) {
    return [...this].sort(compare);
  });
  add(page.Array.prototype, 'toSpliced', function <T>(this: T[], ...change: Parameters<T[]['splice']>) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  });
  add(page.Element.prototype, 'checkVisibility', function (this: Element) {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  });
  // Ark's menus tell their items by it when they choose what gets the focus.
  if (!('role' in page.Element.prototype))
    Object.defineProperty(page.Element.prototype, 'role', {
      get(this: Element) {
        return this.getAttribute('role');
      },
      set(this: Element, role: string | null) {
        if (role === null) this.removeAttribute('role');
        else this.setAttribute('role', role);
      },
      configurable: true,
    });
  // Called by MSW; browsers never show cookies to scripts.
  add(page.Headers.prototype, 'getSetCookie', () => []);
  add(page.Map, 'groupBy', <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
    const groups = new Map<K, T[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  });
  add(page.Promise, 'withResolvers', <T>() => {
    const ends: Partial<PromiseWithResolvers<T>> = {};
    const promise = new Promise<T>((resolve, reject) => Object.assign(ends, { resolve, reject }));
    return Object.assign(ends, { promise }) as PromiseWithResolvers<T>;
  });
  add(page.Response, 'json', (data, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(data), { ...init, headers });
  });
  add(page.URL, 'canParse', (url, base) => {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  });
};
