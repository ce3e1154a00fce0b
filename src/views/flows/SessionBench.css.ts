import { style } from '@vanilla-extract/css';
import { media } from '#views/theme/breakpoints.ts';
import { tokens } from '#views/theme/tokens.css.ts';
import { frameHeight } from './ChartCanvas.css.ts';

const { colour, radius, space } = tokens;

const height = 'max(400px, calc(100dvh - 430px))';

export const bench = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 230px) minmax(0, 1fr) minmax(0, 320px)',
  gap: space.m,
  alignItems: 'start',
  vars: { [frameHeight]: height },
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)' } },
});
const box = style({
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  overflowY: 'auto',
});
export const actors = style([box, { padding: space.s, maxHeight: height }]);
export const side = style([
  box,
  {
    padding: space.m,
    maxHeight: height,
    '@media': { '(max-width: 1000px)': { gridColumn: '1 / -1', maxHeight: 'none' } },
  },
]);
export const single = style({
  paddingTop: space.s,
  vars: { [frameHeight]: '48dvh' },
  '@media': { [media.mobile]: { minHeight: '48dvh' } },
});
export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });
export const chartHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s });
export const lenses = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const middle = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s, minWidth: 0 });
