/** First width that is no longer mobile, in CSS px (docs/choices.md R9-27). */
export const desktopFrom = 768;

/** Between these widths, in CSS px, the interface fonts grow (R9-11). */
export const fontGrows = { from: 320, to: 750 } as const;

/** Media query strings, for `@media` in styles and for `matchMedia`. */
export const media = {
  mobile: `(max-width: ${desktopFrom - 0.02}px)`,
  /** Pressed by a thumb. */
  thumb: `(max-width: ${desktopFrom - 0.02}px), (pointer: coarse)`,
  desktop: `(min-width: ${desktopFrom}px)`,
  /** A window of 1024 px at 400 %, or a phone on its side: what would stay in it leaves no room to read. */
  short: '(max-height: 400px)',
  /** Room for the main column and the aside side by side. */
  wide: '(min-width: 1080px)',
  dark: '(prefers-color-scheme: dark)',
  calm: '(prefers-reduced-motion: reduce)',
  /** The reader's own colours in place of ours. */
  forced: '(forced-colors: active)',
} as const;
