import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { size, space } from '../theme/tokens.css.ts';

/** Horizontal scroller. The padding makes focus scroll a partly visible item fully into view. */
export const sideways = { overflowX: 'auto', scrollbarWidth: 'none', scrollPaddingInline: size.touch } as const;

/** 1200 px with gutters and safe areas. */
export const column = style({
  width: '100%',
  maxWidth: size.column,
  marginInline: 'auto',
  paddingLeft: `max(${size.gutter}, env(safe-area-inset-left))`,
  paddingRight: `max(${size.gutter}, env(safe-area-inset-right))`,
  '@media': {
    [media.mobile]: {
      paddingLeft: `max(${space.l}, env(safe-area-inset-left))`,
      paddingRight: `max(${space.l}, env(safe-area-inset-right))`,
    },
  },
});

/** Inside `column`: main 800 px and aside 320 px side by side, or stacked. */
export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, ${size.main}) ${size.aside}`,
      gap: size.gap,
      justifyContent: 'space-between',
    },
  },
});
