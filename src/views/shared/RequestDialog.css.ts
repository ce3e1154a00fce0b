import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.s });
