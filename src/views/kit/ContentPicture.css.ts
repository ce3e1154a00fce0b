import { style } from '@vanilla-extract/css';
import { colour, leading, radius, space, type } from '../theme/tokens.css.ts';

export const broken = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xxs,
  padding: space.s,
  borderRadius: radius.m,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.xs,
  textAlign: 'center',
});

export const again = style({ color: colour.accentInk, textDecoration: 'underline', textUnderlineOffset: '0.2em' });

export const inText = style({ width: '100%', maxWidth: '100%', minHeight: '8rem', lineHeight: leading.normal });
