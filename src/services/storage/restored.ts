type Page = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'localStorage'>;

/**
 * A page that the browser took out of its back-forward cache has heard nothing of what other tabs stored meanwhile, a
 * logout among them: it is told when it comes back, as if they stored it now.
 */
export const tellRestored = (page: Page): void => {
  let left: ReadonlyMap<string, string> = new Map();
  page.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) left = read(page);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const now = read(page);
    for (const key of new Set([...left.keys(), ...now.keys()])) {
      const newValue = now.get(key) ?? null;
      if (newValue === (left.get(key) ?? null)) continue;
      page.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: page.localStorage }));
    }
  });
};

/** Empty where the browser forbids storage. */
const read = ({ localStorage }: Page): ReadonlyMap<string, string> => {
  try {
    return new Map(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));
  } catch {
    return new Map();
  }
};
