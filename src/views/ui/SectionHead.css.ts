import { style } from '@vanilla-extract/css';
import { colour, motion, radius, size, space, type } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  minHeight: size.touch,
  marginBottom: space.s,
});

export const title = style({
  display: 'flex',
  flex: '1 1 8em',
  alignItems: 'center',
  gap: space.s,
  minWidth: 0,
  fontSize: type.xl,
  overflowWrap: 'anywhere',
  '::before': {
    content: '""',
    flex: 'none',
    width: 4,
    height: '0.95em',
    borderRadius: radius.round,
    background: colour.accent,
  },
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  marginRight: -4,
  paddingLeft: space.s,
  borderRadius: radius.s,
  color: colour.inkFaint,
  fontSize: type.s,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.accentInk },
});
