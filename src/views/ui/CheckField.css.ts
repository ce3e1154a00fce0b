import { style } from '@vanilla-extract/css';
import { reach } from '../theme/reach.ts';
import { tokens } from '../theme/tokens.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'center',
  gap: tokens.space.s,
  minHeight: tokens.size.controlSmall,
  paddingBlock: '6px',
  color: tokens.colour.inkSoft,
  fontSize: tokens.type.s,
  lineHeight: tokens.leading.snug,
  cursor: 'pointer',
  '@media': reach,
});

export const box = style({
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  accentColor: tokens.colour.accent,
  cursor: 'inherit',
});
