import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, shadow, space, type, weight } from '../theme/tokens.css.ts';
import { grow, stack, wrapRow } from '../ui/layout.css.ts';
import { ellipsis, tiny } from '../ui/text.css.ts';

export const item = style({ minWidth: 0 });

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.l,
  rowGap: space.m,
  padding: space.xl,
  paddingBlock: '20px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': { [media.mobile]: { padding: space.l, columnGap: space.m } },
});

export const pinned = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s,
  padding: `${space.m} ${space.xl}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  '@media': { [media.mobile]: { padding: `${space.m} ${space.l}` } },
});
export const pinnedTitle = style([ellipsis, grow, { fontSize: type.m, fontWeight: weight.medium }]);

export const pinnedTime = style([tiny, { '@media': { [media.mobile]: { display: 'none' } } }]);

export const words = style([stack.s, { alignContent: 'start', minWidth: 0 }]);

export const head = style({ display: 'flex', alignItems: 'baseline', gap: space.s, minWidth: 0 });

export const title = style({
  minWidth: 0,
  fontSize: type.l,
  lineHeight: leading.snug,
  textWrap: 'balance',
  '@media': { [media.mobile]: { fontSize: type.m } },
});

export const picture = style({
  width: '9rem',
  '@media': { [media.mobile]: { width: '5.5rem' } },
});

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
  minWidth: 0,
});

export const by = style({ display: 'flex', alignItems: 'center', gap: space.s, minWidth: 0 });

export const byline = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s,
  minWidth: 0,
  fontSize: type.s,
});

export const author = style({
  position: 'relative',
  minWidth: 0,
  borderRadius: radius.s,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  ':hover': { color: colour.accentInk },
  '::before': { content: '""', position: 'absolute', inset: '-12px -9px' },
});

export const company = style([ellipsis, tiny, { flex: '1 1 0' }]);

export const facts = style([wrapRow.m, tiny, { rowGap: space.xs }]);

export const place = style({ color: colour.inkSoft });

export const count = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
