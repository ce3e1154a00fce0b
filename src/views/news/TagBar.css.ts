import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';

const { space } = tokens;

export const root = style({
  '@media': {
    [media.mobile]: { marginInline: `calc(${space.l} * -1)`, ...sideways },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { [media.mobile]: { flexWrap: 'nowrap', width: 'max-content', padding: `${space.xs} ${space.l}` } },
});
