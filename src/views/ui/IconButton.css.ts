import { style, styleVariants } from '@vanilla-extract/css';
import { colour, motion, radius, shadow, size } from '../theme/tokens.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' } },
});

export const tone = styleVariants({
  quiet: { color: colour.inkSoft, ':hover': { background: colour.sunk, color: colour.ink } },
  raised: {
    background: colour.raised,
    color: colour.ink,
    border: `1px solid ${colour.line}`,
    boxShadow: shadow.raised,
    ':hover': { color: colour.accentInk },
  },
  inverse: { color: colour.onInverse, ':hover': { background: 'rgba(128, 128, 128, 0.25)' } },
});
