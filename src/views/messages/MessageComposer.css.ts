import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, leading, radius, size, space, type, weight } from '../theme/tokens.css.ts';
import { grid, grow, wrapRow } from '../ui/layout.css.ts';
import { ellipsis, soft, tiny } from '../ui/text.css.ts';

export const root = style({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.s} ${space.m} calc(${space.s} + env(safe-area-inset-bottom)) ${space.l}`,
  borderTop: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': { [media.mobile]: { paddingInline: space.m } },
});

export const problem = style({ color: colour.danger, selectors: { '&:empty': { position: 'absolute' } } });

export const hindrance = style([
  wrapRow.s,
  soft,
  { justifyContent: 'space-between', selectors: { '&:has(button, a, p:not(:empty))': { paddingBottom: space.xs } } },
]);

export const warning = style({
  color: colour.demand,
  fontSize: type.s,
  selectors: { '&:not(:empty)': { paddingBottom: space.xs } },
});

export const box = style({
  fieldSizing: 'content',
  width: '100%',
  // Two lines as `rows` says: content sizing ignores it.
  minHeight: `calc(2em * ${leading.normal} + 2 * ${space.xs} + 2px)`,
  maxHeight: '7.5em',
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.paper,
  color: colour.ink,
  font: 'inherit',
  lineHeight: leading.normal,
  resize: 'none',
  '::placeholder': { color: colour.inkFaint },
  ':focus-visible': { outlineOffset: -1 },
  '@media': {
    [media.mobile]: { minHeight: 0 },
    // iOS zooms the page on fields below 16 px.
    [media.thumb]: { fontSize: `max(16px, ${type.m})`, minHeight: size.touch, paddingBlock: space.s },
  },
});

export const foot = style({ display: 'flex', alignItems: 'center', gap: space.xs, marginLeft: -10 });

export const hint = style([tiny, { flex: 1, paddingRight: space.s, textAlign: 'end' }]);

export const templates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  maxHeight: 176,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space.s,
});

export const categoryName = style([tiny, { width: '100%', fontWeight: weight.medium }]);

export const template = style({
  position: 'relative',
  minHeight: size.controlSmall,
  padding: `${space.xs} ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  color: colour.ink,
  fontSize: type.s,
  lineHeight: leading.snug,
  textAlign: 'start',
  ':hover': { borderColor: colour.accentInk, color: colour.accentInk },
  '@media': reach,
});

export const uploads = style([grid.xs, { maxHeight: 148, overflowY: 'auto' }]);

export const upload = style({ display: 'flex', alignItems: 'center', gap: space.s, fontSize: type.s });
export const thumb = style({
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.s,
  background: colour.sunk,
  objectFit: 'cover',
});
export const progress = style({ flex: 1, minWidth: 60, accentColor: colour.accent });
export const uploadName = style([ellipsis, grow, { color: colour.inkSoft }]);
export const uploadFailed = style({ color: colour.danger });
