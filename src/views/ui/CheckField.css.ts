import { style } from '@vanilla-extract/css';
import { reach } from '../theme/reach.ts';
import { colour, leading, size, space, type } from '../theme/tokens.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'center',
  gap: space.s,
  minHeight: size.controlSmall,
  paddingBlock: '6px',
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.snug,
  cursor: 'pointer',
  '@media': reach,
});

export const box = style({
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  accentColor: colour.accent,
  cursor: 'inherit',
});
