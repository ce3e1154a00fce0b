/** `name`: the window of this name, if there is one. Whether the browser allowed it. */
export const openTab = (address: string, name = '_blank'): boolean => globalThis.open?.(address, name) != null;
