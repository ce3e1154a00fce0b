import { style } from '@vanilla-extract/css';
import { colour, radius, size, space, type } from '../theme/tokens.css.ts';

export const word = style({
  flex: 'none',
  height: size.touch,
  padding: `0 ${space.m}`,
  borderRadius: radius.round,
  color: colour.inkSoft,
  fontSize: type.s,
  ':hover': { background: colour.sunk, color: colour.ink },
});
