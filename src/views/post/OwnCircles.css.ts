import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';
import { grid, sideways, wrapRow } from '../ui/layout.css.ts';
import { ellipsis, tiny } from '../ui/text.css.ts';

export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  padding: space.l,
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: radius.l,
});
export const invite = style({ color: colour.inkSoft, lineHeight: leading.normal });

export const statistic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: `${space.m} 0`,
  borderRadius: radius.m,
  background: colour.sunk,
});
export const figure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxs,
  selectors: { '& + &': { borderInlineStart: `1px solid ${colour.line}` } },
});
export const figureName = style({ order: 1, color: colour.inkSoft, fontSize: type.xs });
export const number = style({
  margin: 0,
  fontSize: type.l,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '14.5rem',
  gap: space.m,
  ...sideways,
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.xs,
  margin: `0 calc(-1 * ${space.xs})`,
  padding: space.xs,
  '@media': { [media.mobile]: { gridAutoColumns: '13.75rem' } },
});
export const cell = style({ display: 'grid', minWidth: 0, scrollSnapAlign: 'start' });
export const tile = style([
  surface,
  grid.m,
  { position: 'relative', gridTemplateColumns: '3.25rem minmax(0, 1fr)', alignItems: 'center', padding: space.m },
]);
export const picture = style({ overflow: 'hidden', borderRadius: radius.m });
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });
export const name = style([ellipsis, { fontSize: type.m, lineHeight: leading.snug }]);
export const facts = style([wrapRow.s, tiny]);
