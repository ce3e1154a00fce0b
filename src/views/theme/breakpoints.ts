/** In CSS px (docs/choices.md R9-27). */
export const desktopFrom = 768;

/** In CSS px: the root font grows between them (R9-11). */
export const fontGrows = { from: 320, to: 750 } as const;

export const media = {
  mobile: `(max-width: ${desktopFrom - 0.02}px)`,
  thumb: `(max-width: ${desktopFrom - 0.02}px), (pointer: coarse)`,
  desktop: `(min-width: ${desktopFrom}px)`,
  /** Also 1024 px at 400 % zoom: fixed elements would leave no space to read. */
  short: '(max-height: 400px)',
  wide: '(min-width: 1080px)',
  dark: '(prefers-color-scheme: dark)',
  calm: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
