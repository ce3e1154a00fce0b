import { style } from '@vanilla-extract/css';
import { colour, leading, radius, space, type } from '../theme/tokens.css.ts';

export const root = style({ display: 'grid', justifyItems: 'center', gap: space.m, paddingTop: space.s });

export const picture = style({
  position: 'relative',
  width: 208,
  height: 208,
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
});

export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.s,
  padding: space.l,
  background: colour.surface,
  color: colour.ink,
  lineHeight: leading.snug,
  textAlign: 'center',
});

export const reload = style({
  width: '100%',
  ':hover': { color: colour.accentInk },
  ':focus-visible': { outlineOffset: '-4px', borderRadius: radius.l },
});

export const done = style({ color: colour.supply });

export const text = style({
  minHeight: `calc(2em * ${leading.snug})`,
  color: colour.inkSoft,
  fontSize: type.m,
  lineHeight: leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
});
