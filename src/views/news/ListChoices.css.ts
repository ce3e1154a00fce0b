import { style } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBottom: space.s,
  borderBottom: `1px solid ${colour.line}`,
});

export const orders = style({ display: 'flex', gap: space.s });

export const range = style({ width: '9.5rem', marginLeft: 'auto' });
