import { style } from '@vanilla-extract/css';
import { media } from '#views/theme/breakpoints.ts';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, font, leading, space, type } = tokens;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl });

/** A sheet to read from: a card where there is room, the bare page on a phone. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  padding: space.xxl,
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.l,
  background: colour.surface,
  boxShadow: tokens.shadow.card,
  '@media': {
    [media.mobile]: { gap: space.l, padding: 0, border: 0, background: 'none', boxShadow: 'none' },
  },
});

/** Until the article is there, what follows it stays below the first screen and does not jump. */
export const waiting = style({ minHeight: '100svh', alignContent: 'start' });

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
