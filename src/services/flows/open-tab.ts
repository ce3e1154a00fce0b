export const openTab = (address: string): boolean => globalThis.open?.(address, '_blank') != null;
