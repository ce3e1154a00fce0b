import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, leading, radius, space, type } = tokens;

export const alert = style({
  display: 'grid',
  gap: space.xxs,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  background: colour.dangerWash,
  color: colour.danger,
  fontSize: type.s,
  lineHeight: leading.snug,
  textAlign: 'center',
});
