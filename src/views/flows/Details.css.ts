import { style } from '@vanilla-extract/css';
import { colour, font, leading, radius, size, space, type, weight } from '../theme/tokens.css.ts';
import { stack, wrap, wrapRow } from '../ui/layout.css.ts';
import { faint, tiny } from '../ui/text.css.ts';

export const part = stack.s;
export const root = style([part, { gap: space.m, paddingTop: space.m }]);
export const name = style([faint, { fontFamily: font.mono, overflowWrap: 'anywhere' }]);
export const words = style({ fontSize: type.m, lineHeight: leading.normal });
export const heading = style([tiny, { fontWeight: weight.medium, marginBottom: space.xxs }]);
export const quiet = style({ color: colour.inkFaint, fontSize: type.s, ':empty': { display: 'none' } });
export const list = stack.xxs;
export const text = style({ fontSize: type.s, lineHeight: leading.normal, overflowWrap: 'anywhere' });
export const id = style({ fontFamily: font.mono, fontSize: type.xs, color: colour.accentInk, marginRight: space.xs });
export const leap = style({
  display: 'block',
  width: '100%',
  minHeight: '32px',
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  textAlign: 'left',
  fontSize: type.s,
  lineHeight: leading.snug,
  color: colour.ink,
  overflowWrap: 'anywhere',
  ':hover': { background: colour.sunk },
  selectors: { '&[aria-current="step"]': { background: colour.accentWash, color: colour.accentInk } },
});
export const screen = style({ marginInlineEnd: space.s });
export const trouble = style([stack.xxs, { paddingBlock: space.xs, borderTop: `1px solid ${colour.line}` }]);
export const soft = style({ color: colour.inkSoft });
export const row = style([wrapRow.s, { minHeight: size.controlSmall }]);
export const step = style({
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  fontSize: type.s,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current="step"]': { background: colour.accentWash, color: colour.accentInk },
    '&[data-stopped]': { background: colour.demandWash, color: colour.demand },
  },
});
export const choices = style([wrap.xs, { margin: 0, padding: 0, border: 'none' }]);
