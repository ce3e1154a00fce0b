import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, motion, space, type } = tokens;

export const root = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  minHeight: tokens.size.touch,
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
    borderRadius: tokens.radius.round,
    background: colour.accent,
  },
});

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.touch,
  marginRight: -4,
  paddingLeft: space.s,
  borderRadius: tokens.radius.s,
  color: colour.inkFaint,
  fontSize: type.s,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.accentInk },
});
