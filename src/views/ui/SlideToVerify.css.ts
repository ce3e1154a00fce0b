import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, motion, radius, shadow, space, type } from '../theme/tokens.css.ts';

export const track = style({
  position: 'relative',
  display: 'grid',
  minHeight: 48,
  overflow: 'hidden',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  background: colour.sunk,
  touchAction: 'none',
  userSelect: 'none',
});

export const fill = style({ position: 'absolute', insetBlock: 0, left: 0, minWidth: 46 });

export const text = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: `${space.xs} 52px`,
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.tight,
  textAlign: 'center',
  pointerEvents: 'none',
});

export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  width: 46,
  minHeight: 46,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.m,
  boxShadow: shadow.raised,
  cursor: 'grab',
  touchAction: 'none',
  '@media': { [media.forced]: { border: '2px solid' } },
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${colour.onAccent}`, outlineOffset: '-5px' },
  },
});

export const fillTone = styleVariants({
  idle: { background: colour.accentWash },
  checking: { background: colour.accentWash },
  passed: { background: colour.supplyWash },
  failed: { background: colour.dangerWash },
});

export const handleTone = styleVariants({
  idle: { background: colour.accent, color: colour.onAccent },
  checking: { background: colour.accent, color: colour.onAccent },
  passed: { background: colour.supply, color: colour.surface },
  failed: { background: colour.danger, color: colour.onDanger },
});

export const loose = style({
  transition: `left ${motion.normal} ${motion.ease}, width ${motion.normal} ${motion.ease}`,
});

export const announcement = styleVariants({
  idle: {},
  checking: {},
  passed: { color: colour.supply },
  failed: { color: colour.danger },
});
