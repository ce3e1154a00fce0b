import { style } from '@vanilla-extract/css';
import { colour, space, type } from '../theme/tokens.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s,
  minHeight: '76px',
  alignContent: 'center',
  color: colour.inkFaint,
  fontSize: type.s,
});

export const failed = style({ color: colour.danger });
