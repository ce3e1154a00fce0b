type Page = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'localStorage'>;

/**
 * A page in the back-forward cache gets no `storage` events, not even of a logout: reports the differences on return.
 */
export const dispatchMissedChanges = (page: Page): void => {
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

const read = ({ localStorage }: Page): ReadonlyMap<string, string> => {
  try {
    return new Map(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));
  } catch {
    return new Map();
  }
};
