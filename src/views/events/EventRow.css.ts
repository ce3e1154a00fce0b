import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, radius, shadow, space, type, weight } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';
import { ellipsis, soft } from '../ui/text.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) 11rem',
  gap: space.xl,
  alignItems: 'start',
  paddingBlock: space.xl,
  '@media': {
    [media.mobile]: { gridTemplateColumns: '2.75rem minmax(0, 1fr) 6rem', gap: space.m, paddingBlock: space.l },
  },
});

export const over = style({});

export const leaf = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  paddingBlock: space.s,
  borderRadius: radius.m,
  background: colour.surface,
  boxShadow: shadow.card,
  fontSize: type.xs,
  lineHeight: leading.snug,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const month = style({
  color: colour.accentInk,
  fontWeight: weight.medium,
  selectors: { [`${over} &`]: { color: colour.inkFaint } },
});
export const day = style({
  fontFamily: font.serif,
  fontSize: type.xl,
  fontWeight: weight.bold,
  lineHeight: 1.1,
  selectors: { [`${over} &`]: { color: colour.inkSoft } },
});
export const weekday = style({ color: colour.inkFaint });

export const words = style([stack.s, { alignContent: 'start', minWidth: 0 }]);
export const title = style({
  fontSize: type.l,
  lineHeight: leading.snug,
  textWrap: 'balance',
  selectors: { [`${over} &`]: { color: colour.inkSoft } },
  '@media': { [media.mobile]: { fontSize: type.m, fontWeight: weight.medium } },
});
export const summary = style([ellipsis, soft, { '@media': { [media.mobile]: { display: 'none' } } }]);
export const picture = style({ minWidth: 0 });
