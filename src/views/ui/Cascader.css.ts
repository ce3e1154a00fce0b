import { style } from '@vanilla-extract/css';
import { colour, radius, space, type, unit, weight } from '../theme/tokens.css.ts';
import { grow } from './layout.css.ts';
import { ellipsis } from './text.css.ts';

export const trigger = style({ display: 'flex', alignItems: 'center', gap: space.s, textAlign: 'left' });
export const value = style([ellipsis, grow]);
export const placeholder = style({ color: colour.inkFaint });

export const panel = style({ width: 'max(var(--reference-width), min(420px, calc(100vw - 32px)))' });

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  // In a low window a field in the middle has less than half of its height below.
  height: `min(296px, 46 * ${unit.dvh}, calc(var(--available-height) - 2px))`,
});

export const column = style({
  minWidth: 0,
  padding: space.xs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '& + &': { borderLeft: `1px solid ${colour.line}` } },
});

export const waiting = style({ padding: space.s });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minHeight: '40px',
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  fontSize: type.s,
  lineHeight: 1.3,
  cursor: 'pointer',
  scrollMarginBlock: space.s,
  selectors: {
    '&:hover': { background: colour.sunk },
    '&[data-open]': { background: colour.sunk, fontWeight: weight.medium },
    '&[aria-selected="true"]': { color: colour.accentInk, fontWeight: weight.medium },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const more = style({ flex: 'none', color: colour.inkFaint });
