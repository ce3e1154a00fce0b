import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, shadow, space, type } from '../theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m } },
});
export const item = style({ minWidth: 0, display: 'grid' });

export const root = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  padding: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': { [media.mobile]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', alignItems: 'center' } },
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });
export const name = style({ fontSize: type.m, lineHeight: leading.snug });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  color: colour.inkFaint,
  fontSize: type.xs,
});
export const more = style({ display: 'grid', justifyItems: 'center', paddingTop: space.l });
