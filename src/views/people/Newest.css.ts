import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, shadow, space, type, weight } from '../theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '13.5rem',
  gap: space.m,
  marginInline: `calc(-1 * ${space.xxs})`,
  padding: `${space.xs} ${space.xxs} ${space.s}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.l,
  scrollbarWidth: 'thin',
  '@media': {
    [media.mobile]: { marginInline: `calc(-1 * ${space.l})`, paddingInline: space.l, scrollbarWidth: 'none' },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
  height: '100%',
  padding: space.m,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  scrollSnapAlign: 'start',
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs });

const oneLine = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({ fontSize: type.m, fontWeight: weight.medium, lineHeight: leading.snug, ...oneLine });

export const note = style({ color: colour.inkFaint, fontSize: type.xs, lineHeight: leading.snug, ...oneLine });
