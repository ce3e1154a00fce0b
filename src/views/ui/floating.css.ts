import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour, layer, motion, radius, shadow, size, space, type } from '../theme/tokens.css.ts';
import { inRow } from './layout.css.ts';
import { faint } from './text.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Ark derives z-index from the panel's. */
export const positioner = style({ zIndex: `${layer.popover} !important` });

export const panel = style({
  zIndex: layer.popover,
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.raised,
  boxShadow: shadow.raised,
  color: colour.ink,
  outline: 'none',
  // Not when closed: Ark keeps the panel mounted while an animation is set.
  selectors: { '&:not([data-state="closed"])': { animation: `${rise} ${motion.fast} ${motion.ease}` } },
});

export const list = style({ padding: space.xs, overflowY: 'auto', overscrollBehavior: 'contain', outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.touch,
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.s,
  fontSize: type.m,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: colour.sunk },
    '&[data-state="checked"], &[aria-selected="true"]': { color: colour.accentInk },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const itemHint = style({ flex: 'none', color: colour.inkFaint, fontSize: type.s });

export const message = style([inRow.s, faint, { justifyContent: 'center', minHeight: '56px', padding: space.m }]);

globalStyle(`${panel}[data-state="closed"]`, { display: 'none' });
