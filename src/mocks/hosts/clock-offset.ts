const clockOffsetKey = 'shiye.clock-ahead';

/** Offset of the clock in ms; written synchronously, as a page may close before the log is written. */
export const readClockOffset = (storage: () => Pick<Storage, 'getItem'>): number => {
  try {
    const ahead = Number(storage().getItem(clockOffsetKey));
    return Number.isFinite(ahead) ? ahead : 0;
  } catch {
    return 0;
  }
};

export const saveClockOffset = (storage: () => Pick<Storage, 'setItem'>, ahead: number): void => {
  try {
    storage().setItem(clockOffsetKey, String(ahead));
  } catch {
    // The log has the offset, too.
  }
};
