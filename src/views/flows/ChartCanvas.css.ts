import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, radius, space, unit } from '../theme/tokens.css.ts';

export const frameHeight = createVar();
export const frameEdge = createVar();
export const frameRound = createVar();

export const frame = style({
  /** As high as its picture, up to what the window has. */
  maxHeight: fallbackVar(frameHeight, `max(440px, calc(100 * ${unit.dvh} - 300px))`),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space.m,
  border: `solid ${colour.line}`,
  borderWidth: fallbackVar(frameEdge, '1px'),
  borderRadius: fallbackVar(frameRound, radius.l),
  background: colour.paper,
  cursor: 'grab',
  selectors: { '&[data-panning]': { cursor: 'grabbing', userSelect: 'none' }, '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': { [media.mobile]: { maxHeight: fallbackVar(frameHeight, `calc(62 * ${unit.dvh})`) } },
});
export const picture = style({ display: 'block', marginInline: 'auto', height: 'auto', maxWidth: 'none' });
