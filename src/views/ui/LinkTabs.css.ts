import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, motion, radius, size, space, weight } from '../theme/tokens.css.ts';
import { sideways } from './layout.css.ts';

export const list = style({
  display: 'flex',
  gap: space.l,
  borderBottom: `1px solid ${colour.line}`,
  ...sideways,
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  padding: `0 ${space.xxs}`,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.ink },
  selectors: {
    '&[aria-current="page"]': { color: colour.ink, fontWeight: weight.bold },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      height: 2,
      borderRadius: 2,
      background: 'transparent',
    },
    '&[aria-current="page"]::after': { background: colour.accent },
    '&::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: `calc(-1 * ${space.s})` },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.s },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current="page"]::after': { background: 'Highlight' } } } },
});
