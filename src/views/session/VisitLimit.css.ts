import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const body = style({ display: 'grid', gap: tokens.space.l });
