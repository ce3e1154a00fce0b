import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

const { size, space } = tokens;

/** A row that is moved sideways. Keys bring a part of it wholly into sight, also one whose edge is seen already. */
export const sideways = { overflowX: 'auto', scrollbarWidth: 'none', scrollPaddingInline: size.touch } as const;

/** The centred column: 1200 px with its gutters, and clear of a phone's notch. */
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

/** Inside `column`: main 800 and aside 320 where both fit, one under the other elsewhere. */
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
