export type Platform = Pick<
  typeof globalThis,
  'AbortSignal' | 'Array' | 'Element' | 'Headers' | 'Map' | 'Promise' | 'Response' | 'URL'
>;

/** Functions that the oldest browsers of `browserslist` (package.json) lack. */
export const hasGaps = (page: Platform): boolean =>
  !('role' in page.Element.prototype) ||
  [
    page.AbortSignal.any,
    page.Array.prototype.toReversed,
    page.Array.prototype.toSorted,
    page.Array.prototype.toSpliced,
    page.Element.prototype.checkVisibility,
    page.Headers.prototype.getSetCookie,
    page.Map.groupBy,
    page.Promise.withResolvers,
    page.Response.json,
    page.URL.canParse,
  ].includes(undefined as never);
