import { style } from '@vanilla-extract/css';
import { reach } from '../theme/reach.ts';
import { colour, motion, radius, size, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minWidth: size.touch,
  minHeight: size.touch,
  padding: `0 ${space.l}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: 'transparent',
  color: colour.inkSoft,
  fontSize: type.s,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.accentInk, borderColor: colour.accentInk },
  selectors: {
    '&[aria-pressed="true"]': { color: colour.accentInk, borderColor: colour.accentInk, background: colour.accentWash },
  },
});

export const small = style({
  position: 'relative',
  minHeight: size.controlSmall,
  padding: `0 ${space.s}`,
  border: 0,
  selectors: { '&[aria-pressed="true"]': { background: 'transparent' } },
  '@media': reach,
});

export const icon = style({
  flex: 'none',
  selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor' } },
});

export const count = style({ minWidth: '1ch' });
