import { style } from '@vanilla-extract/css';
import { chatImagePreviewMaxHeight } from '#services/contract/constants.ts';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, leading, radius, space, type, weight } = tokens;

export const root = style({ display: 'flex', alignItems: 'flex-start', gap: space.s, paddingBlock: space.xs });

export const own = style({ flexDirection: 'row-reverse' });

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xxs,
  maxWidth: 'min(75%, 34rem)',
  minWidth: 0,
  selectors: { [`${own} > &`]: { justifyItems: 'end' } },
});

export const text = style({
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.l,
  background: colour.paper,
  lineHeight: leading.normal,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  selectors: { [`${own} &`]: { background: colour.accentWash } },
});

export const link = style({ color: colour.accentInk, textDecoration: 'underline' });

/** The preview keeps its height before the picture is there (R9-10). */
export const picture = style({
  display: 'grid',
  height: chatImagePreviewMaxHeight,
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: colour.paper,
  overflow: 'hidden',
  cursor: 'zoom-in',
});

export const image = style({ height: chatImagePreviewMaxHeight, maxWidth: '12rem', objectFit: 'cover' });

export const sheet = style({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
});

export const title = style({ fontSize: type.s, fontWeight: weight.medium });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
  padding: space.s,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.surface,
  color: colour.ink,
  textDecoration: 'none',
  ':hover': { borderColor: colour.accentInk },
});

export const cover = style({ borderRadius: radius.s, objectFit: 'cover' });

export const cardTitle = style({ fontSize: type.s, lineHeight: leading.snug, overflowWrap: 'anywhere' });

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  color: colour.inkFaint,
  fontSize: type.xs,
});

export const bad = style({ color: colour.danger });
