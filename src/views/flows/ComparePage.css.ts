import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, radius, space, type } from '../theme/tokens.css.ts';
import { grid } from '../ui/layout.css.ts';
import { panel } from './Flows.css.ts';
import * as sessionSide from './SessionSide.css.ts';

export const sides = style([grid.m, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' }]);
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  padding: space.m,
  ...panel,
});
export const sideTitle = style({ fontSize: type.m, textAlign: 'left', overflowWrap: 'anywhere' });
export const name = style({ color: colour.inkSoft });
export const facts = style({ fontSize: type.s, color: colour.inkSoft, overflowWrap: 'anywhere' });
export const only = style({ fontSize: type.s, fontWeight: 600, color: colour.demand });
export const verdict = style({
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  selectors: {
    '&[data-says="equal"]': { background: colour.supplyWash, color: colour.supply },
    '&[data-says="apart"]': { background: colour.demandWash, color: colour.demand },
  },
});
export const range = style({ width: '100%', accentColor: colour.accent });
export const entry = style([side, { minWidth: 0 }]);
export const code = style([sessionSide.code, { width: '100%', border: 0, color: colour.ink, resize: 'vertical' }]);
export const apart = style({ display: 'grid', gap: space.m, overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: type.s });
export const place = style({ fontFamily: font.mono });
globalStyle(`${table} th, ${table} td`, {
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
