/** False where the browser blocks the new tab. */
export const openTab = (address: string): boolean => globalThis.open?.(address, '_blank') != null;
