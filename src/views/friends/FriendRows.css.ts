import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { inRow, stack } from '../ui/layout.css.ts';
import { ellipsis, faint } from '../ui/text.css.ts';

export const root = style([stack.xl, { paddingBlock: space.l }]);

export const head = style({ display: 'flex', alignItems: 'baseline', gap: space.s, paddingBottom: space.xs });

export const heading = style({ fontSize: type.l, fontWeight: weight.bold, lineHeight: leading.snug });

export const note = style({ color: colour.inkFaint, fontSize: type.s, fontVariantNumeric: 'tabular-nums' });

export const none = style({
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.s,
});

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` }, '&:empty': { display: 'none' } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.m,
});

export const tall = style({
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs, minWidth: 0 });

export const job = style([ellipsis, faint]);

export const message = style({ fontSize: type.s, lineHeight: leading.normal, overflowWrap: 'anywhere' });

export const end = style([inRow.s, { position: 'relative', zIndex: 1, justifyContent: 'flex-end' }]);

export const answer = style({
  alignSelf: 'center',
  minWidth: '9.5rem',
  '@media': { [media.mobile]: { gridColumn: '2', justifyContent: 'flex-start' } },
});
