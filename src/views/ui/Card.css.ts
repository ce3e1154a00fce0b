import { style } from '@vanilla-extract/css';
import { colour, leading, radius, shadow, space, type } from '../theme/tokens.css.ts';

export const surface = style({
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  boxShadow: shadow.card,
});

export const root = style([surface, { position: 'relative', padding: `clamp(${space.l}, 3vw, ${space.xxl})` }]);

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.m,
  marginBottom: space.m,
});

export const title = style({ fontSize: type.l, lineHeight: leading.snug });
