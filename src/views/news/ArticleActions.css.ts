import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.s });
