import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css.ts';

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.s });
