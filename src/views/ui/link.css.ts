import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, motion, radius } = tokens;

/** In running text: coloured and underlined, so that colour is not the only sign. */
export const inline = style({
  color: colour.accentInk,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.s,
  ':hover': { textDecorationThickness: '2px' },
});

/** In lists and titles: as the text around it, warm on hover. */
export const plain = style({
  color: 'inherit',
  borderRadius: radius.s,
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.accentInk },
});

/** Beside a heading: "more". */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  marginBlock: '-6px',
  paddingInline: tokens.space.xs,
  color: colour.inkFaint,
  fontSize: tokens.type.s,
  borderRadius: radius.s,
  ':hover': { color: colour.accentInk },
});

/** Put on the one link of a card (its nearest positioned ancestor): the whole card becomes its target. */
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
