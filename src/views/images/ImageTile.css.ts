import { style } from '@vanilla-extract/css';
import { colour, radius, space, type, weight } from '../theme/tokens.css.ts';
import { sized } from '../ui/sized.ts';

export const root = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.sunk,
});

export const image = sized({ width: '100%', height: '100%', objectFit: 'cover', display: 'block' });

export const state = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.s,
  background: colour.surface,
  color: colour.ink,
  fontSize: type.xs,
  fontWeight: weight.medium,
  textAlign: 'center',
});
export const failed = style([state, { inset: 0, alignContent: 'center', color: colour.danger }]);
export const bar = style({ width: '100%', height: '4px', accentColor: colour.accent });

export const tools = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex' });
export const tool = style({ background: colour.surface, borderRadius: radius.s, opacity: 0.94 });
export const sign = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
});
