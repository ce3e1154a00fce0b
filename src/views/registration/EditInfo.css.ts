import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, shadow, size, space, type, weight } from '../theme/tokens.css.ts';

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

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.xl,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  textAlign: 'center',
  '@media': {
    [media.desktop]: { position: 'sticky', top: `calc(${size.header} + ${space.xl})` },
  },
});

export const name = style({
  marginTop: space.s,
  fontSize: type.l,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
});
export const sub = style({
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
});

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m, maxWidth: '34rem' });
export const banner = style({ marginBottom: space.l });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space.l, flexWrap: 'wrap' });
export const alert = style({ color: colour.danger, fontSize: type.s, lineHeight: leading.snug });

export const holding = style({ minHeight: '40rem' });

export const list = style({ display: 'grid', gap: space.l });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  selectors: { '& + &': { paddingTop: space.l, borderTop: `1px solid ${colour.line}` } },
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.l } },
});
export const entryTitle = style({ fontSize: type.m, lineHeight: leading.snug, overflowWrap: 'anywhere' });
export const entryTime = style({ color: colour.inkFaint, fontSize: type.s, fontVariantNumeric: 'tabular-nums' });
export const entryText = style({
  gridColumn: '1 / -1',
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.normal,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
export const stale = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  marginTop: space.m,
  color: colour.inkSoft,
  fontSize: type.s,
});
export const none = style({ color: colour.inkSoft, fontSize: type.s, lineHeight: leading.normal });
