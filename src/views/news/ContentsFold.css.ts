import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, motion, radius, size, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  borderRadius: radius.m,
  background: colour.sunk,
  '@media': { [media.wide]: { display: 'none' } },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.touch,
  paddingInline: space.l,
  borderRadius: radius.m,
  cursor: 'pointer',
  fontWeight: weight.medium,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const count = style({ color: colour.inkFaint, fontSize: type.s, fontWeight: weight.normal });

export const mark = style({
  marginLeft: 'auto',
  color: colour.inkFaint,
  transition: `transform ${motion.normal} ${motion.ease}`,
  selectors: { [`${root}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const list = style({ padding: `${space.xs} ${space.l} ${space.l}` });
