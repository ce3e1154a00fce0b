import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, size, space, type } from '../theme/tokens.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.m,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.controlSmall,
  color: colour.inkFaint,
  fontSize: type.s,
  fontVariantNumeric: 'tabular-nums',
});
