import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, radius, size, space, type, weight } from '../theme/tokens.css.ts';
import { sideways, spread, stack } from '../ui/layout.css.ts';
import { nameWidth } from '../ui/text.css.ts';

export const root = style([stack.m, { '@media': { print: { display: 'none' } } }]);

export const top = style([spread.m, { borderBottom: `1px solid ${colour.line}` }]);

export const scroller = style({
  minWidth: 0,
  ...sideways,
  selectors: { [`${top} > &`]: { marginLeft: `calc(-1 * ${space.m})` } },
  '@media': {
    [media.mobile]: {
      marginInline: `calc(-1 * ${space.l})`,
      paddingInline: space.l,
      selectors: {
        [`${top} > &`]: { marginLeft: `calc(-1 * ${space.l})`, paddingLeft: `calc(${space.l} - ${space.m})` },
      },
    },
  },
});

export const tabs = style({ display: 'flex', gap: space.xs });

export const tab = style({
  position: 'relative',
  display: 'block',
  maxWidth: nameWidth,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: size.touch,
  paddingInline: space.m,
  borderRadius: radius.s,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
  ':hover': { color: colour.ink },
  selectors: {
    '&[aria-current="page"]': { color: colour.ink, fontWeight: weight.bold },
    '&[aria-current="page"]::after': {
      content: '""',
      position: 'absolute',
      inset: `auto ${space.m} 0`,
      height: '3px',
      borderRadius: radius.round,
      background: colour.accent,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.mobile]: { fontSize: type.m },
    [media.forced]: { selectors: { '&[aria-current="page"]::after': { background: 'Highlight' } } },
  },
});

export const publish = style({ flex: 'none', '@media': { [media.mobile]: { display: 'none' } } });

export const tags = style({ display: 'flex', gap: space.s, paddingBlock: space.xs });

export const bone = style({ flex: 'none' });
