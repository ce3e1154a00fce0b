import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { space } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';

export const root = style([stack.xxl, { '@media': { [media.mobile]: { gap: space.xl } } }]);
