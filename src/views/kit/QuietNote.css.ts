import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, radius, shadow, size, space } from '../theme/tokens.css.ts';
import { wrapRow } from '../ui/layout.css.ts';
import { soft } from '../ui/text.css.ts';

export const root = style([
  wrapRow.s,
  soft,
  {
    justifyContent: 'space-between',
    minHeight: size.controlSmall,
    marginBottom: space.m,
    padding: `${space.xxs} ${space.s} ${space.xxs} ${space.m}`,
    borderRadius: radius.m,
    background: colour.sunk,
  },
]);

/** Sticky: the failed parts may be below the window. */
export const common = style([
  root,
  {
    position: 'sticky',
    zIndex: layer.float,
    top: `calc(${size.header} + ${space.s})`,
    paddingBlock: space.s,
    border: `1px solid ${colour.line}`,
    background: colour.raised,
    boxShadow: shadow.raised,
    color: colour.ink,
    '@media': { [media.short]: { position: 'static' } },
  },
]);
