import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, size, space, type, weight } from '../theme/tokens.css.ts';
import { spread, stack, wrap } from '../ui/layout.css.ts';
import { soft } from '../ui/text.css.ts';

export const root = style([stack.l, { maxWidth: size.wide, marginInline: 'auto', paddingBlock: space.s }]);

export const head = style([wrap.m, { alignItems: 'flex-end', justifyContent: 'space-between', marginBottom: space.s }]);
export const intro = style({ marginTop: space.xs, color: colour.inkSoft, fontSize: type.s });

export const holding = style({ minHeight: '18rem' });

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = style({
  paddingBlock: space.l,
  selectors: {
    '& + &': { borderTop: `1px solid ${colour.line}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const row = style([spread.l, { minHeight: size.touch }]);

export const words = style({
  display: 'grid',
  gap: space.xxs,
  minWidth: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'baseline' } },
});
export const name = style({ fontSize: type.m, fontWeight: weight.medium });
export const value = style({ color: colour.inkSoft, fontSize: type.s, overflowWrap: 'anywhere' });
export const isBound = style({ color: colour.ink, fontVariantNumeric: 'tabular-nums' });

export const form = style({
  maxWidth: size.form,
  marginTop: space.l,
  padding: space.l,
  borderRadius: radius.m,
  background: colour.sunk,
});
export const text = style([soft, { marginBottom: space.m, lineHeight: leading.snug }]);
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const stale = style([spread.m, soft, { marginBottom: space.m }]);
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.xl } },
});
