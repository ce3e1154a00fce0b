const key = 'shiye.changed';

/** Tells the other tabs of this browser that something was changed at the backend. Nothing of it stays. */
export const tellOtherTabs = (page: Pick<Window, 'localStorage'>): void => {
  try {
    page.localStorage.setItem(key, 'now');
    page.localStorage.removeItem(key);
  } catch {
    // Where the browser forbids storage, they see it when they are shown again.
  }
};

/** Hears of what other tabs of this browser have changed; what this one did is not told to itself. */
export const hearOtherTabs = (page: Pick<Window, 'addEventListener'>, changed: () => void): void =>
  page.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) changed();
  });
