import { style } from '@vanilla-extract/css';
import { colour, size, space, type } from '../theme/tokens.css.ts';

/** As high as the field that appears in it, so that nothing below moves. */
export const strip = style({
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.control,
});
export const words = style({ fontSize: type.s, color: colour.inkSoft, ':empty': { display: 'none' } });
