import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, leading, type } = tokens;

export const root = style({
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: leading.normal,
  textAlign: 'center',
  textWrap: 'balance',
});
