import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { leading, space, type } from '../theme/tokens.css.ts';
import { grid, stack } from '../ui/layout.css.ts';
import { soft } from '../ui/text.css.ts';

export const root = style([stack.xl, { '@media': { [media.mobile]: { gap: space.l } } }]);

export const head = grid.xs;

export const title = style({
  fontSize: type.xxl,
  lineHeight: leading.tight,
  '@media': { [media.mobile]: { fontSize: type.xl } },
});

export const lead = soft;
