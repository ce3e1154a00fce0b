import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';

export const root = style([stack.xxl, { '@media': { [media.mobile]: { gap: space.xl } } }]);
export const lead = style({ marginBottom: space.s, color: colour.inkSoft, lineHeight: leading.normal });
export const month = style({
  paddingTop: space.l,
  color: colour.inkSoft,
  fontSize: type.m,
  fontWeight: weight.medium,
});
