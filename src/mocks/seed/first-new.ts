/** First result whose `tells` are all new; adds them to `told`. Throws after `tries`. */
export function firstNew<T extends { readonly tells: readonly string[] }>(
  what: string,
  tries: number,
  told: Set<string>,
  attempt: (nth: number) => T,
): T {
  for (let nth = 0; nth < tries; nth += 1) {
    const made = attempt(nth);
    if (made.tells.some((name) => told.has(name))) continue;
    for (const name of made.tells) told.add(name);
    return made;
  }
  throw new Error(`nothing new to tell for ${what}: the vocabulary is too small`);
}
