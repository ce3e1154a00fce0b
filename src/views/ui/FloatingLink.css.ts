import { style } from '@vanilla-extract/css';
import { colour, layer, motion, radius, shadow, size, space, type, unit, weight } from '../theme/tokens.css.ts';

export const width = '104px';
export const height = '48px';
export const extent = { x: `100vw - ${size.inlineEnd}`, y: `100 * ${unit.dvh} - ${size.blockEnd}` } as const;

export const root = style({
  position: 'fixed',
  margin: `0 ${size.inlineEnd} ${size.blockEnd} 0`,
  zIndex: layer.loose,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  width,
  height,
  borderRadius: radius.round,
  background: colour.accent,
  color: colour.onAccent,
  boxShadow: shadow.raised,
  fontSize: type.m,
  fontWeight: weight.medium,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  ':active': { cursor: 'grabbing' },
  transition: `opacity ${motion.normal} ${motion.ease}`,
});

/** Stays in the tab order, and comes back with the focus. */
export const away = style({
  selectors: { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
});

/** As high as the link and its distance from the content and the edge. */
export const clearance = style({ height: `calc(${height} + 20px)` });
