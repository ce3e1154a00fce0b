import { style, styleVariants } from '@vanilla-extract/css';
import { colour, leading, type } from '../theme/tokens.css.ts';

export const lines = styleVariants({ two: 2, three: 3 }, (count) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
}));

export const summary = style({
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.normal,
});
