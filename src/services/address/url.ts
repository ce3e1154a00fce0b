/** `URL.parse`, missing in older WeChat browsers. */
export const parseUrl = (value: string, base?: string): URL | null => {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
};
