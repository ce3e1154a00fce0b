/** `crypto.randomUUID` is missing in insecure contexts. */
export const uniqueName = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('');
