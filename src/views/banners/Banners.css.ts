import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, shadow, space, type, weight } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';

export const height = '6.5rem';

const cell = { flex: '1 0 256px', minWidth: 0, minHeight: height } as const;

export const row = style({
  ...sideways,
  display: 'flex',
  gap: space.l,
  padding: space.xs,
  margin: `calc(${space.xs} * -1)`,
  scrollSnapType: 'x proximity',
  '@media': { [media.mobile]: { marginInline: `calc(${space.l} * -1)`, paddingInline: space.l } },
});

export const card = style({
  ...cell,
  position: 'relative',
  display: 'flex',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.surface,
  boxShadow: shadow.card,
  scrollSnapAlign: 'center',
});
export const bone = style(cell);

export const picture = style({ flex: '0 0 42%', borderRadius: `${radius.m} 0 0 ${radius.m}` });

export const title = style({
  alignSelf: 'center',
  minWidth: 0,
  padding: `${space.s} ${space.m}`,
  fontSize: type.s,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
});
