import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { leading, space, type } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';
import { itemTitle } from '../ui/text.css.ts';

export const root = style([stack.m, { position: 'relative', alignContent: 'start' }]);
export const words = style([stack.xs, { minWidth: 0, fontSize: type.s }]);
export const title = style([itemTitle, { minHeight: `calc(2em * ${leading.snug})`, textWrap: 'balance' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xl,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.xl} ${space.l}`,
});
