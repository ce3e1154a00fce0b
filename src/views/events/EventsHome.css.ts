import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  '@media': { [media.mobile]: { gap: space.xl } },
});
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s });
export const title = style({
  fontFamily: font.serif,
  fontSize: type.display,
  lineHeight: leading.tight,
  textWrap: 'balance',
  '@media': { [media.mobile]: { fontSize: type.xxl } },
});
export const lead = style({ marginBottom: space.s, color: colour.inkSoft, lineHeight: leading.normal });
export const month = style({
  paddingTop: space.l,
  color: colour.inkSoft,
  fontSize: type.m,
  fontWeight: weight.medium,
});
