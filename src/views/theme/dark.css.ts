import { createTheme } from '@vanilla-extract/css';
import { themed } from './tokens.css.ts';
import { darkValues } from './values.ts';

/** Class of `<html>` for the dark theme; without a class the system decides (`global.css.ts`). */
export const darkTheme = createTheme(themed, darkValues);
