import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';
import { wrap } from '../ui/layout.css.ts';
import { ellipsis, summary, tiny } from '../ui/text.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.l,
  alignItems: 'start',
  paddingBlock: space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.m } },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });

export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: type.l,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
});

export const job = style([ellipsis, { fontSize: type.s, color: colour.ink, lineHeight: leading.snug }]);

export const introduction = style([ellipsis, summary]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, paddingTop: space.xxs });

export const facts = style([wrap.m, tiny, { rowGap: 0, fontVariantNumeric: 'tabular-nums' }]);

export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: space.s,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { display: 'flex', flexWrap: 'wrap', gridColumn: 2 } },
});
