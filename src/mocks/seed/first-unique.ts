/** First result whose `uniqueKeys` are all new; adds them to `usedKeys`. Throws after `tries`. */
export function firstUnique<T extends { readonly uniqueKeys: readonly string[] }>(
  what: string,
  tries: number,
  usedKeys: Set<string>,
  attempt: (nth: number) => T,
): T {
  for (let nth = 0; nth < tries; nth += 1) {
    const made = attempt(nth);
    if (made.uniqueKeys.some((name) => usedKeys.has(name))) continue;
    for (const name of made.uniqueKeys) usedKeys.add(name);
    return made;
  }
  throw new Error(`nothing new to tell for ${what}: the vocabulary is too small`);
}
