import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, leading, space, type } = tokens;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const intro = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: `calc(2em * ${leading.snug})`,
  marginBottom: space.m,
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.snug,
});
