import { style } from '@vanilla-extract/css';
import { colour, layer, motion, radius } from '../theme/tokens.css.ts';

export const root = style({
  position: 'fixed',
  right: 0,
  top: '62%',
  zIndex: layer.float,
  width: 24,
  height: 64,
  padding: 0,
  pointerEvents: 'auto',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 7,
    borderRadius: `${radius.s} 0 0 ${radius.s}`,
    background: colour.lineStrong,
    opacity: 0.55,
    transition: `width ${motion.fast} ${motion.ease}, opacity ${motion.fast} ${motion.ease}`,
  },
  selectors: {
    '&:hover::after, &:focus-visible::after': { width: 12, opacity: 1, background: colour.accent },
  },
  '@media': { print: { display: 'none' } },
});
