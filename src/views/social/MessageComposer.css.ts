import { style } from '@vanilla-extract/css';
import { media } from '#views/theme/breakpoints.ts';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, leading, radius, space, type, weight } = tokens;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.xs} ${space.m} calc(${space.xs} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${colour.line}`,
  background: colour.surface,
});

/** Inline, and without room while it has nothing to say. */
export const problem = style({ color: colour.danger, fontSize: type.s });

export const box = style({
  width: '100%',
  padding: `${space.xs} 0`,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: colour.ink,
  font: 'inherit',
  lineHeight: leading.normal,
  resize: 'none',
});

export const foot = style({ display: 'flex', alignItems: 'center', gap: space.xs });

export const hint = style({
  flex: 1,
  color: colour.inkFaint,
  fontSize: type.xs,
  textAlign: 'end',
  '@media': { [media.mobile]: { visibility: 'hidden' } },
});

export const templates = style({
  display: 'grid',
  gap: space.s,
  maxHeight: 168,
  overflowY: 'auto',
  paddingBlock: space.s,
});

export const category = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const categoryName = style({ color: colour.inkFaint, fontSize: type.xs, fontWeight: weight.medium });

export const template = style({
  padding: `${space.xs} ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: 'transparent',
  color: colour.ink,
  fontSize: type.s,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: colour.accentInk, color: colour.accentInk },
});

export const uploads = style({ display: 'grid', gap: space.xs });

export const upload = style({ display: 'flex', alignItems: 'center', gap: space.s });

export const thumb = style({ width: 40, height: 40, borderRadius: radius.s, objectFit: 'cover' });
