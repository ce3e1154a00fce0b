import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, space, type, weight } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const board = style([surface, { padding: space.l }]);
export const title = style({ marginBottom: space.s, fontSize: type.l, fontWeight: weight.bold });
export const list = style({ display: 'grid', gap: 0 });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.m,
  minHeight: 44,
});
export const count = style({ color: colour.inkFaint, fontSize: type.xs, fontVariantNumeric: 'tabular-nums' });
