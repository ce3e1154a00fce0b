import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { leading, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.m,
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minWidth: 0,
  fontSize: type.s,
});
export const title = style({
  minHeight: `calc(2em * ${leading.snug})`,
  fontSize: type.m,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  textWrap: 'pretty',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xl,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.xl} ${space.l}`,
});
