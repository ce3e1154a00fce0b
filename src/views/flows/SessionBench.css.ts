import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, space, unit } from '../theme/tokens.css.ts';
import { wrap } from '../ui/layout.css.ts';
import { frameEdge, frameHeight, frameRound } from './ChartCanvas.css.ts';
import { panel } from './Flows.css.ts';

const height = `max(400px, calc(100 * ${unit.dvh} - 430px))`;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr) minmax(0, 360px)',
  gridTemplateRows: height,
  gap: space.m,
  '@media': {
    '(max-width: 1000px)': {
      gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
      gridTemplateRows: `${height} auto`,
    },
  },
});
const box = style({
  ...panel,
  overflowY: 'auto',
});
export const actors = style([box, { padding: space.s }]);
export const side = style([
  box,
  {
    padding: `${space.s} ${space.m} ${space.m}`,
    '@media': { '(max-width: 1000px)': { gridColumn: '1 / -1' } },
  },
]);
export const single = style({
  paddingTop: space.s,
  vars: { [frameHeight]: `calc(48 * ${unit.dvh})` },
  '@media': { [media.mobile]: { minHeight: `calc(48 * ${unit.dvh})` } },
});
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  height: '100%',
});
export const zoom = style({ display: 'flex', gap: space.xs, paddingInline: space.s });
export const chosen = style([wrap.s, { alignItems: 'baseline', rowGap: 0, minWidth: 0, overflowWrap: 'anywhere' }]);
export const lenses = style({ display: 'flex', flex: 'none', gap: space.xs });
export const middle = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minWidth: 0,
    overflow: 'hidden',
    vars: { [frameHeight]: '100%', [frameEdge]: '0px', [frameRound]: '0px' },
  },
]);
export const middleHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  padding: `${space.s} ${space.s} ${space.s} ${space.m}`,
  borderBottom: `1px solid ${colour.line}`,
});
