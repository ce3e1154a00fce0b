import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css.ts';

export const body = style({ display: 'grid', gap: space.l });
