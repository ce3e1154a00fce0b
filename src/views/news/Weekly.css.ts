import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, radius, shadow, space, type } from '../theme/tokens.css.ts';
import { itemTitle } from '../ui/text.css.ts';

export const root = style({
  padding: `${space.m} ${space.xl} ${space.xl}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': { [media.mobile]: { padding: `${space.s} ${space.l} ${space.l}` } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space.xl} ${space.xxl}` },
  },
});

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'start',
});

export const rank = style({
  color: colour.inkFaint,
  fontFamily: font.serif,
  fontSize: type.xxl,
  fontStyle: 'italic',
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});

export const high = style({ color: colour.accent });

export const title = style([itemTitle, { textWrap: 'balance' }]);
