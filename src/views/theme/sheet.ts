import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { colour, font, leading, radius, shadow, space, type, unit } from './tokens.css.ts';

export const sheet = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  padding: space.xxl,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': {
    [media.mobile]: { gap: space.l, padding: 0, border: 0, background: 'none', boxShadow: 'none' },
  },
} as const satisfies StyleRule;

export const waitingSheet = {
  minHeight: `calc(100 * ${unit.svh})`,
  alignContent: 'start',
} as const satisfies StyleRule;

export const sheetPage = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl } as const;

export const sheetHead = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m } as const;

export const sheetTitle = {
  fontFamily: font.serif,
  fontSize: type.display,
  lineHeight: leading.snug,
  textWrap: 'pretty',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: '1.625rem' } },
} as const satisfies StyleRule;
