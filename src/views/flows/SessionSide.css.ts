import { style, styleVariants } from '@vanilla-extract/css';
import { colour, font, leading, radius, space, type } from '../theme/tokens.css.ts';
import { grid } from '../ui/layout.css.ts';
import { tiny } from '../ui/text.css.ts';

export const quiet = style({ paddingTop: space.s, color: colour.inkFaint, fontSize: type.s });
export const words = style({ fontSize: type.m, lineHeight: leading.snug });
export const text = style({ fontSize: type.s, lineHeight: leading.normal, overflowWrap: 'anywhere' });
export const texts = style([text, { color: colour.inkSoft }]);
export const code = style({
  padding: space.s,
  borderRadius: radius.s,
  background: colour.sunk,
  fontFamily: font.mono,
  fontSize: type.xs,
  lineHeight: leading.normal,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const flow = style([grid.xxs, { paddingBlock: space.s, borderBottom: `1px solid ${colour.line}` }]);
export const leap = style({
  minHeight: '32px',
  paddingBlock: space.xs,
  textAlign: 'left',
  fontSize: type.s,
  lineHeight: leading.snug,
  color: colour.ink,
  overflowWrap: 'anywhere',
  ':hover': { color: colour.accentInk },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 8px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s,
  width: '100%',
  minHeight: '30px',
  paddingInline: space.xs,
  borderRadius: radius.s,
  textAlign: 'left',
  fontSize: type.s,
  color: colour.ink,
  ':hover': { background: colour.sunk },
  selectors: { '&[aria-current="step"]': { background: colour.accentWash, color: colour.accentInk } },
});
export const number = style([tiny, { minWidth: '3ch', fontFamily: font.mono, textAlign: 'right' }]);
const dotBase = { width: '8px', height: '8px', borderRadius: '50%' } as const;
export const dot = styleVariants({
  user: { ...dotBase, background: colour.accentInk },
  backend: { ...dotBase, background: colour.recruitment },
  time: { ...dotBase, background: colour.demand },
  part: { ...dotBase, boxShadow: `inset 0 0 0 1.5px ${colour.inkFaint}` },
});
