import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, size, space, type } = tokens;

/** A line of its own, as high as the field that comes into it: nothing below it moves. */
export const strip = style({
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.control,
});
export const words = style({ fontSize: type.s, color: colour.inkSoft, ':empty': { display: 'none' } });
