import { createTheme } from '@vanilla-extract/css';
import { themed } from './tokens.css.ts';
import { lightValues } from './values.ts';

export const lightTheme = createTheme(themed, lightValues);
