import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space, type } = tokens;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  color: colour.inkFaint,
  fontSize: type.s,
});

export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
export const mark = style({ flex: 'none' });
