/** `URL.parse`, which older WeChat browsers do not have. */
export const parseUrl = (value: string, base?: string): URL | null => {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
};
