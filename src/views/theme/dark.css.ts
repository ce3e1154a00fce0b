import { createTheme } from '@vanilla-extract/css';
import { themed } from './tokens.css.ts';
import { darkValues } from './values.ts';

/** Class for `<html>` when the reader chose the dark theme. Without either class the system's preference holds (`global.css.ts`). */
export const darkTheme = createTheme(themed, darkValues);
