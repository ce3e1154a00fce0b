import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { size, space, type } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';

export const root = style([stack.xxl, { '@media': { [media.mobile]: { gap: space.xl } } }]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space.xl} ${space.l}` } },
});

export const headSkeleton = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  marginBottom: space.s,
  fontSize: type.xl,
});
