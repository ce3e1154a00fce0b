import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space.s,
  minHeight: tokens.size.controlSmall,
  paddingBlock: '6px',
  color: tokens.colour.inkSoft,
  fontSize: tokens.type.s,
  lineHeight: tokens.leading.snug,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  accentColor: tokens.colour.accent,
  cursor: 'inherit',
});
