import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, space, type } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 17fr) minmax(0, 8fr)', gap: space.xxl },
  },
});

export const story = style([stack.s, { position: 'relative', alignContent: 'start' }]);

export const title = style({
  marginTop: space.s,
  fontFamily: font.serif,
  fontSize: type.xxl,
  lineHeight: leading.snug,
  textWrap: 'balance',
  '@media': { [media.mobile]: { fontSize: '1.5rem' } },
});

export const titleBones = style({
  marginTop: space.s,
  fontSize: `calc(${type.xxl} * 0.86)`,
  '@media': { [media.mobile]: { fontSize: `calc(1.5rem * 0.86)` } },
});
export const metaBones = style({ fontSize: type.xs });

export const summary = style({ color: colour.inkSoft, lineHeight: leading.normal });

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space.xl,
  '@media': {
    [media.mobile]: { gap: space.l, paddingTop: space.l, borderTop: `1px solid ${colour.line}` },
  },
});
