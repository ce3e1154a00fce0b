import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, motion, radius, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({ borderLeft: `2px solid ${colour.line}` });

export const link = style({
  display: 'block',
  marginLeft: -2,
  padding: `${space.s} ${space.m}`,
  borderLeft: '2px solid transparent',
  borderRadius: `0 ${radius.s} ${radius.s} 0`,
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.snug,
  transition: `color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.accentInk },
  selectors: {
    '&[aria-current]': { borderLeftColor: colour.accent, color: colour.accentInk, fontWeight: weight.medium },
  },
  '@media': { [media.mobile]: { paddingBlock: space.m } },
});

export const deep = style({ paddingLeft: `calc(${space.m} + ${space.l})` });
export const deeper = style({ paddingLeft: `calc(${space.m} + ${space.xxl})` });
