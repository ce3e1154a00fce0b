import { style } from '@vanilla-extract/css';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';
import { wrapRow } from '../ui/layout.css.ts';
import { faint } from '../ui/text.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
  paddingBlock: space.l,
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });
export const name = style({ fontSize: type.l, lineHeight: leading.snug });
export const facts = style([wrapRow.m, faint, { rowGap: 0, overflowWrap: 'anywhere' }]);
export const counts = style([faint, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.l}`, margin: 0 }]);
export const count = style({ display: 'flex', gap: space.xs });
export const number = style({
  order: -1,
  margin: 0,
  color: colour.ink,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
