import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius } from '../theme/tokens.css.ts';
import { sized } from './sized.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  overflow: 'hidden',
  background: colour.sunk,
  color: colour.inkFaint,
});

export const corner = styleVariants({ none: {}, m: { borderRadius: radius.m }, l: { borderRadius: radius.l } });

export const image = sized({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
