import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { leading, space, type } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';

export const root = style([stack.xl, { '@media': { [media.mobile]: { gap: space.l } } }]);

export const title = style({
  fontSize: type.xxl,
  lineHeight: leading.tight,
  '@media': { [media.mobile]: { fontSize: type.xl } },
});
