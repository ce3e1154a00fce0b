import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { grid, stack, wrapRow } from '../ui/layout.css.ts';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'center',
  '@media': { [media.mobile]: { gap: space.l } },
});
export const names = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });
export const title = style({
  fontFamily: font.serif,
  fontSize: type.xxl,
  lineHeight: leading.snug,
  textWrap: 'balance',
  '@media': { [media.mobile]: { fontSize: type.xl } },
});

export const spread = style([wrapRow.m, { justifyContent: 'space-between' }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.m} ${space.xl}`,
  margin: 0,
  padding: space.l,
  borderRadius: radius.m,
  background: colour.sunk,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const plainFacts = style([facts, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const fact = style({ display: 'grid', gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: space.m });
export const value = style({ margin: 0, overflowWrap: 'anywhere', lineHeight: leading.normal });
export const wide = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
export const text = style({ width: '100%', maxWidth: 'none' });

export const products = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space.xl} ${space.l}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = style({ minWidth: 0 });
export const product = style([stack.s, { position: 'relative', alignContent: 'start' }]);
export const price = style({ color: colour.accentInk, fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });

export const list = style({ display: 'grid', gap: 0 });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.l,
  alignItems: 'baseline',
  paddingBlock: space.m,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});
export const note = style({ color: colour.inkFaint, fontSize: type.s, fontVariantNumeric: 'tabular-nums' });

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const person = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'center',
  minHeight: 52,
});
export const personName = style({ fontWeight: weight.medium });

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l } },
});

export const gallery = style([grid.m, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }]);
export const first = style({ gridColumn: '1 / -1' });
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  color: colour.accentInk,
  fontSize: type.xxl,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const amountName = style({ color: colour.inkFaint, fontSize: type.s, fontWeight: weight.normal });
export const maker = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'center',
  padding: space.l,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});
