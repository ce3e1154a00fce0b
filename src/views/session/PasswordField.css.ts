import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const reveal = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginRight: '-10px',
  borderRadius: tokens.radius.s,
  color: tokens.colour.inkFaint,
  ':hover': { color: tokens.colour.ink },
});
