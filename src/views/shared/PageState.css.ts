import { style } from '@vanilla-extract/css';
import * as theme from '../theme/sheet.ts';

export const sheet = style(theme.sheet);
export const waiting = style(theme.waitingSheet);
export const head = style(theme.sheetHead);
export const title = style(theme.sheetTitle);
