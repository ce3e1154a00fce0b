import { style } from '@vanilla-extract/css';
import { colour, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xs} ${space.l}`,
  color: colour.inkFaint,
  fontSize: type.s,
  fontVariantNumeric: 'tabular-nums',
});

export const author = style({ color: colour.ink, fontWeight: weight.medium });
