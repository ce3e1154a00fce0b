import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, font, leading, space, type } = tokens;

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
  fontWeight: tokens.weight.medium,
});
