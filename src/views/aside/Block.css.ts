import { style } from '@vanilla-extract/css';
import { reach } from '../theme/reach.ts';
import { colour, font, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';
import { grow, inRow, spread, stack, wrap } from '../ui/layout.css.ts';
import { tiny } from '../ui/text.css.ts';

export const root = style([surface, { padding: `${space.l} ${space.l} ${space.m}` }]);
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  marginBottom: space.s,
});
export const title = style({
  flex: '1 1 8em',
  minWidth: 0,
  fontSize: type.l,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
  '::before': {
    content: '""',
    display: 'inline-block',
    width: 3,
    height: '0.9em',
    marginRight: space.s,
    borderRadius: radius.round,
    background: colour.accent,
    verticalAlign: '-0.08em',
  },
});
export const more = style({
  position: 'relative',
  flex: 'none',
  padding: `${space.xs} 0`,
  color: colour.inkFaint,
  fontSize: type.s,
  '@media': reach,
});
export const list = style({ display: 'grid' });
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: space.m,
  alignItems: 'flex-start',
  padding: `${space.m} 0`,
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const words = style([stack.xs, grow]);
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: type.m,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
});
export const note = style([tiny, { lineHeight: leading.snug, fontVariantNumeric: 'tabular-nums' }]);
export const rank = style({
  flex: 'none',
  width: '1.4em',
  color: colour.inkFaint,
  fontFamily: font.serif,
  fontSize: type.xl,
  fontWeight: weight.bold,
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&[data-high]': { color: colour.accentInk } },
});
export const cover = style({ flex: 'none', width: 96 });
export const dot = style({
  flex: 'none',
  width: 7,
  height: 7,
  marginTop: '0.5em',
  borderRadius: radius.round,
  background: colour.accent,
});
export const empty = style({ padding: `${space.m} 0`, color: colour.inkFaint, fontSize: type.s });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, paddingBottom: space.xs });
export const links = style({ display: 'grid', gap: 0 });
export const linkRow = style([spread.s, { minHeight: 40, fontSize: type.s }]);
export const promoRow = style({ display: 'flex', alignItems: 'center', gap: space.l, paddingBottom: space.xs });
export const picture = style({
  flex: 'none',
  width: 104,
  height: 104,
  objectFit: 'contain',
  borderRadius: radius.m,
  border: `1px solid ${colour.line}`,
  background: '#ffffff',
  color: '#6d655b',
  placeContent: 'center',
  selectors: { 'span&': { display: 'grid' } },
});
export const person = style([inRow.m, { padding: `${space.xs} 0 ${space.s}` }]);
export const small = style([wrap.m, tiny, { rowGap: space.s, padding: `0 ${space.s}`, lineHeight: leading.normal }]);
export const failedRow = style([spread.m, { padding: `${space.s} 0` }]);
export const failureText = style({ color: colour.inkSoft, fontSize: type.s, lineHeight: leading.snug });

export const act = style({ position: 'relative', zIndex: 1, flex: 'none', alignSelf: 'center' });
