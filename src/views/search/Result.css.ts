import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';
import { grid, wrap } from '../ui/layout.css.ts';
import { tiny } from '../ui/text.css.ts';

export const root = style([grid.l, { position: 'relative', alignItems: 'start', paddingBlock: space.l }]);
export const shape = styleVariants({
  cover: {
    gridTemplateColumns: '10rem minmax(0, 1fr)',
    '@media': { [media.mobile]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: space.m } },
  },
  face: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
export const words = style({ display: 'grid', gap: space.xs, minWidth: 0 });
export const title = style({ fontSize: type.l, lineHeight: leading.snug, fontWeight: weight.medium });
export const facts = style([wrap.m, tiny, { rowGap: 0, lineHeight: leading.normal }]);
export const fact = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const mark = style({ background: 'transparent', color: colour.accentInk, fontWeight: weight.bold });
