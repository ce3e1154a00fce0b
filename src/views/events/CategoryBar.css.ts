import { style } from '@vanilla-extract/css';
import { media } from '#views/theme/breakpoints.ts';
import { tokens } from '#views/theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.s,
  minHeight: tokens.size.controlSmall,
  // Two lines of them, before they are there, too.
  '@media': { [media.mobile]: { minHeight: `calc(${tokens.size.controlSmall} * 2 + ${tokens.space.s})` } },
});
