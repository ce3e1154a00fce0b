import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, motion, radius, size, space, type } from '../theme/tokens.css.ts';

export const title = style({ fontSize: type.l });

export const alert = style({ minHeight: '4.75rem' });

export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: size.controlSmall,
  marginRight: `calc(-1 * ${space.xs})`,
  paddingInline: space.xs,
  borderRadius: radius.s,
  color: colour.inkSoft,
  fontSize: type.s,
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.accentInk },
  '@media': { [media.mobile]: { minHeight: size.touch } },
});
