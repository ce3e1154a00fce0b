import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.s });
