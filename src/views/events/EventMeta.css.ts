import { style } from '@vanilla-extract/css';
import { colour, leading, space, type } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  minWidth: 0,
  color: colour.inkFaint,
  fontSize: type.s,
  lineHeight: leading.normal,
});
export const stacked = style({ flexDirection: 'column', flexWrap: 'nowrap' });
export const fact = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const place = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
