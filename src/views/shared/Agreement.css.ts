import { style } from '@vanilla-extract/css';
import { colour, leading, type } from '../theme/tokens.css.ts';

export const root = style({
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: leading.normal,
  textAlign: 'center',
  textWrap: 'balance',
});
