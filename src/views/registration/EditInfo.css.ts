import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, size, space, type, weight } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';
import { grid, spread } from '../ui/layout.css.ts';
import { soft, summary } from '../ui/text.css.ts';

export const root = style({ maxWidth: '60rem', marginInline: 'auto', paddingBlock: space.s });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.m,
  marginBottom: space.xl,
});

export const intro = style({ marginTop: space.xs, color: colour.inkSoft, fontSize: type.s });
export const links = style({ display: 'flex', gap: space.s });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space.xl } },
});

export const card = style([
  surface,
  grid.xs,
  {
    justifyItems: 'center',
    padding: space.xl,
    textAlign: 'center',
    '@media': { [media.desktop]: { position: 'sticky', top: `calc(${size.header} + ${space.xl})` } },
  },
]);

export const name = style({
  marginTop: space.s,
  fontSize: type.l,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
});
export const sub = style([soft, { lineHeight: leading.snug, overflowWrap: 'anywhere' }]);

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m, maxWidth: '34rem' });
export const banner = style({ marginBottom: space.l });
export const alert = style({ color: colour.danger, fontSize: type.s, lineHeight: leading.snug });

export const holding = style({ minHeight: '40rem' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  selectors: { '& + &': { paddingTop: space.l, borderTop: `1px solid ${colour.line}` } },
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.l } },
});
export const entryTitle = style({ fontSize: type.m, lineHeight: leading.snug, overflowWrap: 'anywhere' });
export const entryTime = style({ color: colour.inkFaint, fontSize: type.s, fontVariantNumeric: 'tabular-nums' });
export const entryText = style([summary, { gridColumn: '1 / -1', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }]);
export const stale = style([spread.m, soft, { marginTop: space.m }]);
