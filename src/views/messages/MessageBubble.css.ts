import { globalStyle, style } from '@vanilla-extract/css';
import { chatImagePreviewMaxHeight } from '#services/contract/constants.ts';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { wrapRow } from '../ui/layout.css.ts';
import { sized } from '../ui/sized.ts';
import { tiny } from '../ui/text.css.ts';

export const root = style({ display: 'flex', alignItems: 'flex-start', gap: space.s, paddingTop: space.xs });

export const first = style({ paddingTop: space.m });
export const own = style({ flexDirection: 'row-reverse' });
export const gap = style({ flex: 'none', width: 32 });

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  maxWidth: 'min(74%, 34rem)',
  minWidth: 0,
  selectors: { [`${own} > &`]: { justifyItems: 'end' } },
  '@media': { [media.mobile]: { maxWidth: '80%' } },
});

export const text = style({
  padding: `6px ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: `${radius.s} ${radius.l} ${radius.l} ${radius.l}`,
  background: colour.surface,
  lineHeight: leading.normal,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  selectors: {
    [`${own} &`]: {
      borderColor: 'transparent',
      borderRadius: `${radius.l} ${radius.s} ${radius.l} ${radius.l}`,
      background: colour.accentWash,
    },
  },
});

export const link = style({
  color: colour.accentInk,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** Reserves the height of the picture (R9-10). */
export const picture = style({
  display: 'block',
  minWidth: 48,
  height: chatImagePreviewMaxHeight,
  marginTop: space.xxs,
  outline: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.sunk,
  overflow: 'hidden',
  cursor: 'zoom-in',
});

export const broken = style({ minHeight: chatImagePreviewMaxHeight, marginTop: space.xxs });

export const image = sized({
  display: 'block',
  height: chatImagePreviewMaxHeight,
  maxWidth: '12rem',
  objectFit: 'cover',
});

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
});

export const title = style({ color: colour.inkSoft, fontSize: type.s, fontWeight: weight.medium });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minWidth: 'min(240px, 100%)',
  padding: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.surface,
  color: colour.ink,
  ':hover': { borderColor: colour.accentInk },
});

export const cover = style({ flex: '0 0 56px', borderRadius: radius.s });
export const cardWords = style({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const kind = style({ color: colour.accentInk, fontSize: type.xs, fontWeight: weight.medium });
export const cardTitle = style({ fontSize: type.s, lineHeight: leading.snug, overflowWrap: 'anywhere' });

export const suggestion = style({
  minHeight: 36,
  padding: `${space.xs} ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  color: colour.ink,
  fontSize: type.s,
  lineHeight: leading.snug,
  textAlign: 'start',
  ':hover': { borderColor: colour.accentInk, color: colour.accentInk },
});

export const state = style([wrapRow.xs, tiny, { justifyContent: 'flex-end' }]);

export const bad = style({ color: colour.danger, textAlign: 'end' });
globalStyle(`${bad} > svg`, { display: 'inline', marginInlineEnd: space.xs, verticalAlign: '-2px' });

export const bones = style({ display: 'grid', gap: space.l, padding: space.l });
