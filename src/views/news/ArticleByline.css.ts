import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space, type } = tokens;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xs} ${space.l}`,
  color: colour.inkFaint,
  fontSize: type.s,
  fontVariantNumeric: 'tabular-nums',
});

export const author = style({ color: colour.ink, fontWeight: tokens.weight.medium });
