type Platform = Pick<typeof globalThis, 'AbortSignal' | 'Element' | 'Map' | 'Promise' | 'URL'>;

/** Adds what our code and our libraries call and Safari has since 17.0 or 17.4, as in its standard. */
export const fillPlatform = (page: Platform): void => {
  page.AbortSignal.any ??= (signals) => {
    const any = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) any.abort(signal.reason);
      else signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
    }
    return any.signal;
  };
  page.URL.canParse ??= (url, base) => {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  };
  page.Promise.withResolvers ??= <T>() => {
    const ends: Partial<PromiseWithResolvers<T>> = {};
    const promise = new Promise<T>((resolve, reject) => Object.assign(ends, { resolve, reject }));
    return Object.assign(ends, { promise }) as PromiseWithResolvers<T>;
  };
  page.Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
    const groups = new Map<K, T[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  };
  page.Element.prototype.checkVisibility ??= function (this: Element) {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  };
};
