import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css.ts';

export const slot = style({ minHeight: '4.25rem', paddingTop: space.m });
