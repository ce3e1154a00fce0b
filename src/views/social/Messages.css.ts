import { style } from '@vanilla-extract/css';
import { media } from '#views/theme/breakpoints.ts';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, leading, radius, shadow, size, space, type, weight } = tokens;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });

export const heading = style({
  fontSize: type.xxl,
  lineHeight: leading.tight,
  '@media': { [media.mobile]: { fontSize: type.l } },
});

export const sheet = style({
  height: 'min(720px, calc(100dvh - 220px))',
  minHeight: 420,
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': { [media.mobile]: { height: 'calc(100dvh - 120px)', minHeight: 0, borderRadius: radius.m } },
});

export const root = style({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  minHeight: 0,
  overflowY: 'auto',
  padding: `0 ${space.s}`,
  borderRight: `1px solid ${colour.line}`,
  '@media': {
    [media.mobile]: { borderRight: 0, selectors: { [`${root}[data-open] > &`]: { display: 'none' } } },
  },
});

export const pane = style({
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  '@media': { [media.mobile]: { selectors: { [`${root}:not([data-open]) > &`]: { display: 'none' } } } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  padding: space.s,
  borderRadius: radius.m,
  ':hover': { background: colour.paper },
  selectors: { '&[data-open]': { background: colour.accentWash } },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs, minWidth: 0 });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  fontSize: type.m,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
});

/** Covers the row. */
export const open = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const note = style({
  overflow: 'hidden',
  color: colour.inkSoft,
  fontSize: type.s,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const time = style({ color: colour.inkFaint, fontSize: type.xs });

/** Over the link that covers the row. */
export const rowEnd = style({ position: 'relative', zIndex: 1, minWidth: size.touch });
