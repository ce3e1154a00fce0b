import { style } from '@vanilla-extract/css';
import { sheet, sheetHead, sheetPage, sheetTitle, waitingSheet } from '../theme/sheet.ts';
import { space } from '../theme/tokens.css.ts';

export const page = style(sheetPage);

export const root = style(sheet);

export const waiting = style(waitingSheet);

export const head = style(sheetHead);

export const title = style(sheetTitle);

export const text = style({ width: '100%', marginInline: 'auto' });

export const summary = style([text, { display: 'grid', gap: space.m }]);
