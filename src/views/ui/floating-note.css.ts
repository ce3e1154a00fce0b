import { style } from '@vanilla-extract/css';
import { colour, leading, radius, shadow, type } from '../theme/tokens.css.ts';

/** A line of text over the page. */
export const floatingNote = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.raised,
  boxShadow: shadow.raised,
  fontSize: type.s,
  lineHeight: leading.snug,
  pointerEvents: 'auto',
});
