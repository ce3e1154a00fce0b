import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, radius, size, space, type, unit } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';

import { frame, frameHeight } from './ChartCanvas.css.ts';
import { panel } from './Flows.css.ts';

/** Side by side only where the chart keeps two thirds of the window. */
export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
});
export const main = style([stack.s]);

/** While a path is followed, the chart stays above the steps. */
export const following = style({
  '@media': { '(max-width: 999.98px)': { vars: { [frameHeight]: `calc(34 * ${unit.dvh})` } } },
});
const below = { desktop: `calc(${size.header} + 52px)`, mobile: `calc(${size.bar} + ${space.s})` };
globalStyle(`${following} > ${main}`, { '@media': { '(max-width: 999.98px)': { display: 'contents' } } });
globalStyle(`${following} ${frame}`, {
  '@media': {
    '(max-width: 999.98px)': { position: 'sticky', top: below.desktop, zIndex: layer.float },
    [media.mobile]: { top: below.mobile },
    [media.short]: { position: 'static' },
  },
});
// Focused elements do not scroll under the sticky chart.
globalStyle(`${following} :is(a, button, input)`, {
  '@media': {
    '(max-width: 999.98px)': { scrollMarginTop: `calc(36 * ${unit.dvh})` },
    [media.short]: { scrollMarginTop: 0 },
  },
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  padding: space.l,
  ...panel,
  '@media': { '(min-width: 1000px)': { maxHeight: `max(560px, calc(100 * ${unit.dvh} - 200px))`, overflowY: 'auto' } },
});
export const gap = style({ flex: 1 });
export const saves = style({ display: 'inline-flex', gap: space.xs });
export const note = style({
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  background: colour.demandWash,
  color: colour.demand,
  fontSize: type.s,
});
export const choice = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  padding: 0,
  border: 'none',
});
export const choiceName = style({ color: colour.inkFaint, fontSize: type.s, paddingInline: space.xs });
