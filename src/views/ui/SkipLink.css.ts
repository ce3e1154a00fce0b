import { style } from '@vanilla-extract/css';
import { colour, layer, radius, shadow, space } from '../theme/tokens.css.ts';

export const root = style({
  position: 'fixed',
  top: space.s,
  left: space.s,
  zIndex: layer.skip,
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.m,
  background: colour.inverse,
  color: colour.onInverse,
  boxShadow: shadow.raised,
  transform: 'translateY(-200%)',
  userSelect: 'none',
  ':focus': { transform: 'none' },
  // Printed, an element above the first page would appear on the next.
  '@media': { print: { display: 'none' } },
});
