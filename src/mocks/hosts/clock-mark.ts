const clockMarkKey = 'shiye.clock-ahead';

/** By how much the clock was put forward, in milliseconds. A page that is left at once has not told the log yet. */
export const readClockMark = (storage: () => Pick<Storage, 'getItem'>): number => {
  try {
    const ahead = Number(storage().getItem(clockMarkKey));
    return Number.isFinite(ahead) ? ahead : 0;
  } catch {
    return 0;
  }
};

export const keepClockMark = (storage: () => Pick<Storage, 'setItem'>, ahead: number): void => {
  try {
    storage().setItem(clockMarkKey, String(ahead));
  } catch {
    // The log is told all the same.
  }
};
