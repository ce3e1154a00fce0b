import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space.s,
  minHeight: '76px',
  alignContent: 'center',
  color: tokens.colour.inkFaint,
  fontSize: tokens.type.s,
});

export const failed = style({ color: tokens.colour.danger });
