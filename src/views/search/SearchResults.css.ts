import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, leading, size, space, type, weight } from '../theme/tokens.css.ts';
import { sideways, wrapRow } from '../ui/layout.css.ts';
import { faint } from '../ui/text.css.ts';

export const title = style({
  marginBottom: space.l,
  fontSize: type.xxl,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: type.xl } },
});
export const hint = style({ marginBottom: space.l, color: colour.inkSoft });
export const kinds = style({
  display: 'flex',
  gap: space.xl,
  ...sideways,
  borderBottom: `1px solid ${colour.line}`,
});
globalStyle(`${kinds}::-webkit-scrollbar`, { display: 'none' });
export const kind = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
  ':hover': { color: colour.ink },
  selectors: {
    '&[aria-current]': {
      color: colour.ink,
      fontWeight: weight.bold,
      boxShadow: `inset 0 -3px ${colour.accent}`,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': reach,
});
export const kindCount = style([faint, { marginInlineStart: space.xs }]);
export const bar = style([wrapRow.s, { justifyContent: 'space-between', paddingBlock: space.m }]);
export const ranges = style({
  display: 'flex',
  gap: space.s,
  minWidth: 0,
  padding: space.xs,
  marginBlock: `calc(-1 * ${space.xxs})`,
  border: 0,
  ...sideways,
  '@media': {
    [media.mobile]: {
      flex: 'none',
      width: `calc(100% + 2 * ${space.l})`,
      marginInline: `calc(${space.l} * -1)`,
      paddingInline: space.l,
    },
  },
});
export const rangeName = style([faint, { whiteSpace: 'nowrap', padding: `6px ${space.xs} 0 0` }]);
export const total = style({ minHeight: '1.6em', color: colour.inkFaint, fontSize: type.s });
