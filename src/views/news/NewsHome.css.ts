import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { space } from '../theme/tokens.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  '@media': { [media.mobile]: { gap: space.xl } },
});
