import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font } from '../theme/tokens.css.ts';

export const band = style({ fill: colour.accentWash });
export const life = style({ stroke: colour.line, strokeWidth: 1.25, strokeDasharray: '3 4' });
export const actor = style({ fill: colour.surface, stroke: colour.lineStrong, strokeWidth: 1.25 });
export const outsider = style({ fill: colour.sunk, stroke: colour.lineStrong, strokeWidth: 1.25 });
export const name = style({ fill: colour.ink, fontSize: '12px', fontWeight: 500 });
export const kind = styleVariants({
  user: { color: colour.accentInk },
  backend: { color: colour.recruitment },
  time: { color: colour.demand },
  part: { color: colour.inkSoft },
});
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const asks = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.25, strokeDasharray: '5 4' });
export const tip = style({ fill: 'currentColor' });
export const words = style({
  fill: colour.ink,
  fontSize: '12px',
  paintOrder: 'stroke',
  stroke: colour.surface,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
});
export const asked = style({
  fill: colour.inkFaint,
  fontSize: '11px',
  fontFamily: font.mono,
  paintOrder: 'stroke',
  stroke: colour.surface,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
});
