/** A name that nothing else has; `crypto.randomUUID` is not there where a page is served by plain HTTP from another host. */
export const uniqueName = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('');
