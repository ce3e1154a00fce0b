import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, radius, space, type } = tokens;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBottom: space.m,
  padding: `${space.xxs} ${space.s} ${space.xxs} ${space.m}`,
  borderRadius: radius.m,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.s,
});
