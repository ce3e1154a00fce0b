import { style } from '@vanilla-extract/css';
import { colour, radius } from '../theme/tokens.css.ts';

export const reveal = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginRight: '-10px',
  borderRadius: radius.s,
  color: colour.inkFaint,
  ':hover': { color: colour.ink },
});
