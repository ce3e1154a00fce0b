import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, radius, shadow, space } = tokens;

export const root = style({ position: 'relative' });

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

/** Stands in for rows that are far from the window. */
export const room = style({ gridColumn: '1 / -1' });

/** Lies over the first item, so that nothing moves under the reader. */
export const bar = style({
  position: 'sticky',
  zIndex: tokens.layer.float,
  top: `calc(${tokens.size.header} + ${space.s})`,
  display: 'grid',
  justifyItems: 'center',
  height: 0,
});

export const newItems = style({ boxShadow: shadow.raised });

/** One line of its own width, over what it speaks of. */
export const stale = style({
  marginBottom: 0,
  alignSelf: 'start',
  flexWrap: 'nowrap',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: colour.raised,
  boxShadow: shadow.raised,
});

/** What a list cannot show of itself. */
export const unreadable = style({ padding: `${space.m} 0`, color: colour.inkSoft, textAlign: 'center' });

/** What the reader has turned away from, until what is wanted comes. */
export const dimmed = style({ opacity: 0.5, transition: `opacity ${tokens.motion.normal} ${tokens.motion.ease}` });
