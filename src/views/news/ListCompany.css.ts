import { style } from '@vanilla-extract/css';
import { size, space, type } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  height: size.controlSmall,
  fontSize: type.s,
  whiteSpace: 'nowrap',
});

export const facts = style({ display: 'flex', gap: space.xs, minWidth: 0, overflow: 'hidden' });
