import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, motion, radius, size, space, weight } from '../theme/tokens.css.ts';
import { sideways } from './layout.css.ts';

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space.s,
  borderBottom: `1px solid ${colour.line}`,
  ...sideways,
  marginBottom: space.l,
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: size.touch,
  padding: `0 ${space.s}`,
  color: colour.inkSoft,
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.ink },
  selectors: {
    '&[aria-selected="true"]': { color: colour.ink, fontWeight: weight.bold },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: space.s,
      right: space.s,
      bottom: 0,
      height: 2,
      borderRadius: 2,
      background: 'transparent',
    },
    '&[aria-selected="true"]::after': { background: colour.accent },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.s },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } } } },
});

export const panel = style({ borderRadius: radius.s, ':focus-visible': { outlineOffset: '4px' } });
