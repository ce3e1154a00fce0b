import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const slot = style({ minHeight: '4.25rem', paddingTop: space.m });
