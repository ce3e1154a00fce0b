import { style } from '@vanilla-extract/css';
import { colour, font, leading, space, type } from '../theme/tokens.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

export const title = style({ fontFamily: font.serif, fontSize: type.display, lineHeight: leading.snug });

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minHeight: '1.6em',
  color: colour.inkSoft,
  lineHeight: leading.normal,
});

export const total = style({
  color: colour.inkFaint,
  fontSize: type.s,
  fontVariantNumeric: 'tabular-nums',
});

export const pending = style([total, { visibility: 'hidden' }]);
