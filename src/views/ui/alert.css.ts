import { style } from '@vanilla-extract/css';
import { colour, leading, radius, space, type } from '../theme/tokens.css.ts';

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
