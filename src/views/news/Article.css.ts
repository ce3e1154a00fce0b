import { style } from '@vanilla-extract/css';
import { media } from '#views/theme/breakpoints.ts';
import { sheet, waitingSheet } from '#views/theme/sheet.ts';
import { tokens } from '#views/theme/tokens.css.ts';

const { font, leading, space, type } = tokens;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl });

export const root = style(sheet);

export const waiting = style(waitingSheet);

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });

export const title = style({
  fontFamily: font.serif,
  fontSize: type.display,
  lineHeight: leading.snug,
  textWrap: 'pretty',
  '@media': { [media.mobile]: { fontSize: '1.625rem' } },
});

/** The measure of the text, in the middle of a wider sheet. */
export const text = style({ width: '100%', marginInline: 'auto' });
