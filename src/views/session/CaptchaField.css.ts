import { keyframes, style } from '@vanilla-extract/css';
import { colour, motion, radius, type } from '../theme/tokens.css.ts';
import { sized } from '../ui/sized.ts';

const unfold = keyframes({ from: { gridTemplateRows: '0fr', opacity: 0 }, to: { gridTemplateRows: '1fr' } });

export const drawer = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  animation: `${unfold} ${motion.normal} ${motion.ease}`,
});

// Clips all but the focus ring.
export const folded = style({
  minHeight: 0,
  overflow: 'hidden',
  '@supports': { '(overflow: clip)': { overflow: 'clip', overflowClipMargin: '6px' } },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 108,
  height: 36,
  marginRight: '-8px',
  overflow: 'hidden',
  borderRadius: radius.s,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.xs,
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
});

export const image = sized({ width: '100%', height: '100%', objectFit: 'cover' });
