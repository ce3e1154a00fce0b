import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, leading, radius, space, type } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';
import { small } from '../ui/link.css.ts';
import { faint, itemTitle } from '../ui/text.css.ts';

const axis = '4.25rem';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${axis} minmax(0, 1fr)`,
  gap: space.l,
  paddingBlock: space.l,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: axis,
    width: 1,
    background: colour.line,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    top: `calc(${space.l} + 0.6em)`,
    left: `calc(${axis} - 4px)`,
    width: 9,
    height: 9,
    border: `2px solid ${colour.paper}`,
    borderRadius: radius.round,
    background: colour.accent,
  },
  '@media': { [media.mobile]: { gridTemplateColumns: '3rem minmax(0, 1fr)' } },
  selectors: {
    '&::before, &::after': { '@media': { [media.mobile]: { marginLeft: '-1.25rem' } } },
  },
});

export const time = style([faint, { fontVariantNumeric: 'tabular-nums', lineHeight: leading.normal }]);

export const words = style([stack.xs, { paddingLeft: space.xs }]);

export const title = style([itemTitle, { textWrap: 'balance', '@media': { [media.desktop]: { fontSize: type.l } } }]);

export const titleLink = style([small, { display: 'inline-block' }]);

/** Not `summary`: it must win over the text's own styles. */
export const text = style({ color: colour.inkSoft, fontSize: type.s, lineHeight: leading.normal });

export const source = style({
  position: 'relative',
  justifySelf: 'start',
  paddingBlock: space.xxs,
  color: colour.inkFaint,
  fontSize: type.xs,
  ':hover': { color: colour.accentInk },
  '@media': reach,
});
