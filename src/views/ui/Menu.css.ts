import { style } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens.css.ts';

export const panel = style({ minWidth: '200px', maxWidth: 'calc(100vw - 24px)', padding: space.xs });
export const icon = style({
  display: 'inline-grid',
  width: 20,
  placeItems: 'center',
  color: colour.inkFaint,
  flex: 'none',
});
export const separator = style({ height: 1, margin: `${space.xs} ${space.s}`, border: 0, background: colour.line });
