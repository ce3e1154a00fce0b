import { style, styleVariants } from '@vanilla-extract/css';
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

const { xxs, xs, s, m, l, xl, xxl } = space;

export const grid = styleVariants({ xxs, xs, s, m, l }, (gap) => ({ display: 'grid', gap }));

/** One column that long words cannot widen. */
export const stack = styleVariants({ xxs, xs, s, m, l, xl, xxl }, (gap) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
}));

export const inRow = styleVariants({ xs, s, m }, (gap) => ({ display: 'flex', alignItems: 'center', gap }));

export const wrap = styleVariants({ xs, s, m, l }, (gap) => ({ display: 'flex', flexWrap: 'wrap', gap }));

export const wrapRow = styleVariants({ xs, s, m, l }, (gap) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
}));

/** The first at the start, the last at the end. */
export const spread = styleVariants({ s, m, l }, (gap) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap,
}));

/** Takes the space that is left in a row. */
export const grow = style({ flex: 1, minWidth: 0 });
