import { style } from '@vanilla-extract/css';
import { lineReach, reach } from '../theme/reach.ts';
import { colour, motion, radius } from '../theme/tokens.css.ts';

export const inline = style({
  color: colour.accentInk,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.s,
  ':hover': { textDecorationThickness: '2px' },
  '@media': lineReach,
});

export const plain = style({
  color: 'inherit',
  borderRadius: radius.s,
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.accentInk },
});

export const small = style([plain, { position: 'relative', '@media': reach }]);

export const line = style([plain, { '@media': lineReach }]);

export const stretched = style({
  color: 'inherit',
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.accentInk },
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
  },
});
