import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, radius, shadow, space, type, unit } from '../theme/tokens.css.ts';

/** Of a page about one thing. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  padding: space.xxl,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': {
    [media.mobile]: { gap: space.l, padding: 0, border: 0, background: 'none', boxShadow: 'none' },
  },
});

export const waiting = style({ minHeight: `calc(100 * ${unit.svh})`, alignContent: 'start' });

export const title = style({
  fontFamily: font.serif,
  fontSize: type.display,
  lineHeight: leading.snug,
  textWrap: 'balance',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: '1.625rem' } },
});
