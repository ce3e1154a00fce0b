import { style } from '@vanilla-extract/css';
import { colour, font, radius, size, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.touch,
  borderRadius: radius.m,
});
export const word = style({
  fontFamily: font.serif,
  fontSize: type.xl,
  fontWeight: weight.bold,
  letterSpacing: '0.04em',
  lineHeight: 1,
});
export const ground = style({ fill: colour.accent });
export const bowl = style({ fill: colour.onAccent });
export const steam = style({
  fill: 'none',
  stroke: colour.onAccent,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
});
export const spare = style({ '@media': { '(min-width: 768px) and (max-width: 960px)': { display: 'none' } } });
