import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { size, space } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';

export const root = style({
  '@media': { [media.mobile]: { marginInline: `calc(${space.l} * -1)`, ...sideways } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  minHeight: size.controlSmall,
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      width: 'max-content',
      minHeight: `calc(${size.controlSmall} + 2 * ${space.xs})`,
      padding: `${space.xs} ${space.l}`,
    },
  },
});
