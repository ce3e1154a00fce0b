import { style, styleVariants } from '@vanilla-extract/css';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s,
  padding: `${space.xxxl} ${space.l}`,
  textAlign: 'center',
  textWrap: 'balance',
  color: colour.inkSoft,
});

export const compact = style({ padding: `${space.xl} ${space.m}` });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginBottom: space.xs,
  borderRadius: radius.round,
});

export const iconTone = styleVariants({
  empty: { background: colour.sunk, color: colour.inkFaint },
  failed: { background: colour.dangerWash, color: colour.danger },
});

export const title = style({ color: colour.ink, fontSize: type.l, fontWeight: weight.bold, lineHeight: leading.snug });
export const text = style({ maxWidth: '30rem', fontSize: type.s });
export const action = style({ marginTop: space.s });
