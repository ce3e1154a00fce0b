import { style } from '@vanilla-extract/css';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.m,
});

export const text = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.l,
});

export const withPicture = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.25rem',
  gap: space.l,
  paddingBlock: space.l,
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs, minWidth: 0 });

export const name = style({ fontSize: type.m, fontWeight: weight.medium, lineHeight: leading.snug });

export const title = style({
  fontSize: type.m,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
});

export const note = style({
  overflow: 'hidden',
  color: colour.inkFaint,
  fontSize: type.s,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  color: colour.inkFaint,
  fontSize: type.xs,
});

export const end = style({ position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', gap: space.s });

export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${space.m}`,
  border: 0,
});
export const legend = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
