import { style } from '@vanilla-extract/css';
import { colour, space, type } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '1.6em',
  color: colour.inkFaint,
  fontSize: type.s,
});
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
export const mark = style({ flex: 'none' });
