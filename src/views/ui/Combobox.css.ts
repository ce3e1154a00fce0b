import { style } from '@vanilla-extract/css';
import { reach } from '../theme/reach.ts';
import { colour, radius, unit } from '../theme/tokens.css.ts';

export const panel = style({ width: 'var(--reference-width)', minWidth: '200px' });
export const list = style({ maxHeight: `min(300px, 45 * ${unit.dvh})` });
export const wide = style({ minWidth: 'min(320px, calc(100vw - 32px))' });

export const trigger = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 28,
  minHeight: 28,
  borderRadius: radius.s,
  color: colour.inkFaint,
  ':hover': { color: colour.ink },
  '@media': reach,
});
