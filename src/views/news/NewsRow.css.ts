import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';

export const list = style({});

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  paddingBlock: space.xl,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) 7.25rem',
      gap: space.l,
      paddingBlock: space.l,
    },
  },
});

export const picture = style({ minWidth: 0, '@media': { [media.mobile]: { order: 1 } } });

export const words = style([stack.s, { alignContent: 'space-between', minWidth: 0, minHeight: '100%' }]);

export const title = style({
  fontSize: type.l,
  lineHeight: leading.snug,
  textWrap: 'balance',
  '@media': { [media.mobile]: { fontSize: type.m, fontWeight: weight.medium } },
});

export const summary = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const meta = style({ display: 'flex', alignItems: 'baseline', gap: space.s, minWidth: 0 });

export const tag = style({
  flex: 'none',
  overflow: 'hidden',
  maxWidth: '50%',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.accentInk,
  fontSize: type.xs,
  fontWeight: weight.medium,
  '@media': { [media.mobile]: { display: 'none' } },
});
