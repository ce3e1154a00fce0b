import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const lines = styleVariants({ two: 2, three: 3 }, (count) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
}));

export const summary = style({
  color: tokens.colour.inkSoft,
  fontSize: tokens.type.s,
  lineHeight: tokens.leading.normal,
});
