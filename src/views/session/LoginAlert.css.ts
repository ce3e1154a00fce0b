import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, leading, radius, space, type } = tokens;

/** Room for two lines, so that a failure moves nothing. */
export const slot = style({ minHeight: '4.25rem', paddingTop: space.m });

export const text = style({
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
