/** Opens an address in a new tab; false where the browser does not let us. */
export const openTab = (address: string): boolean => globalThis.open?.(address, '_blank') != null;
