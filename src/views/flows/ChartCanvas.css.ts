import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, radius, space, unit } = tokens;

/** How high the window of a chart is, where it does not have the page to itself. */
export const frameHeight = createVar();
/** The width and the rounding of its edge, where it lies in a box that has one. */
export const frameEdge = createVar();
export const frameRound = createVar();

export const frame = style({
  height: fallbackVar(frameHeight, `max(440px, calc(100 * ${unit.dvh} - 300px))`),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space.m,
  border: `solid ${colour.line}`,
  borderWidth: fallbackVar(frameEdge, '1px'),
  borderRadius: fallbackVar(frameRound, radius.l),
  background: colour.paper,
  cursor: 'grab',
  selectors: { '&[data-panning]': { cursor: 'grabbing', userSelect: 'none' }, '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': { [media.mobile]: { height: fallbackVar(frameHeight, `calc(62 * ${unit.dvh})`) } },
});
export const picture = style({ display: 'block', marginInline: 'auto', height: 'auto', maxWidth: 'none' });
