import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, shadow, size, space, type } from '../theme/tokens.css.ts';
import { wrap } from '../ui/layout.css.ts';
import { faint, summary } from '../ui/text.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xl,
  padding: space.xl,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': {
    [media.mobile]: { gridTemplateColumns: '5rem minmax(0, 1fr)', gap: space.l, padding: space.l, alignItems: 'start' },
  },
});
export const picture = style({ minWidth: 0 });
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s, minWidth: 0 });
export const title = style({
  fontSize: type.xl,
  lineHeight: leading.snug,
  '@media': { [media.mobile]: { fontSize: type.l } },
});
export const text = summary;
export const facts = style([wrap.m, faint, { overflowWrap: 'anywhere', rowGap: space.xs }]);
export const actions = style({
  display: 'grid',
  gap: space.s,
  '@media': { [media.mobile]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const actionsSkeleton = style([actions, { minHeight: size.touch }]);
