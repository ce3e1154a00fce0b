const key = 'shiye.changed';

export const notifyOtherTabs = (page: Pick<Window, 'localStorage'>): void => {
  try {
    page.localStorage.setItem(key, 'now');
    page.localStorage.removeItem(key);
  } catch {
    // Without storage, other tabs reload their data when they are shown.
  }
};

export const watchOtherTabs = (page: Pick<Window, 'addEventListener'>, changed: () => void): void =>
  page.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) changed();
  });
