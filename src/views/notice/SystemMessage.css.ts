import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, leading, radius, size, space, type, weight } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';
import { sideways, stack, wrap } from '../ui/layout.css.ts';
import { faint } from '../ui/text.css.ts';

export const lead = style({ marginTop: space.xs, color: colour.inkSoft, fontSize: type.s });

export const tabs = style({
  display: 'flex',
  gap: space.l,
  ...sideways,
  borderBottom: `1px solid ${colour.line}`,
});
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.touch,
  borderBottom: '3px solid transparent',
  color: colour.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: colour.ink },
    '&[aria-current]': { borderBottomColor: colour.accent, color: colour.ink, fontWeight: weight.bold },
  },
  '@media': reach,
});

export const list = style([
  surface,
  { '@media': { [media.mobile]: { border: 0, background: 'none', boxShadow: 'none' } } },
]);
export const requests = style([
  list,
  { padding: `${space.l} ${space.xl} ${space.s}`, '@media': { [media.mobile]: { padding: 0 } } },
]);
export const item = style({
  padding: `${space.l} ${space.xl}`,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': { [media.mobile]: { padding: `${space.l} 0` } },
});

export const row = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.m });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: 40,
  height: 40,
  borderRadius: radius.round,
  background: colour.sunk,
  color: colour.inkSoft,
});
export const dot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: 10,
  height: 10,
  border: `2px solid ${colour.surface}`,
  borderRadius: radius.round,
  background: colour.accent,
});
export const words = style([stack.xs, { minWidth: 0, overflowWrap: 'anywhere' }]);
export const foot = style([wrap.l, faint, { rowGap: space.xs, lineHeight: leading.snug }]);

export const previews = style({ maxHeight: 'min(28rem, 70vh)', overflowY: 'auto' });
export const preview = style({
  padding: `${space.m} ${space.l}`,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});
export const applications = style({
  padding: `${space.m} ${space.l} ${space.s}`,
  borderTop: `1px solid ${colour.line}`,
  color: colour.inkSoft,
  fontSize: type.s,
  fontWeight: weight.bold,
});
export const bellTabs = style([tabs, { flexWrap: 'wrap', rowGap: 0, paddingInline: space.l }]);
export const bell = style({ position: 'relative' });
export const none = style({ padding: space.xl, color: colour.inkSoft, textAlign: 'center' });
