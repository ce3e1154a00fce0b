import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.75rem, 3fr) minmax(0, 7fr)',
  gap: space.s,
  alignItems: 'start',
});
