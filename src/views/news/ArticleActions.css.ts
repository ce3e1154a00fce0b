import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
