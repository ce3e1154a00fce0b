import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

/** Room for two lines, so that a failure moves nothing. */
export const slot = style({ minHeight: '4.25rem', paddingTop: space.m });
