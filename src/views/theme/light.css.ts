import { createTheme } from '@vanilla-extract/css';
import { themed } from './tokens.css.ts';
import { lightValues } from './values.ts';

/** Class for `<html>` when the reader chose the light theme. Without either class the system's preference holds (`global.css.ts`). */
export const lightTheme = createTheme(themed, lightValues);
