import { style, styleVariants } from '@vanilla-extract/css';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { summary } from '../ui/text.css.ts';

export const title = style({ fontSize: type.xs, fontWeight: weight.medium, color: colour.inkSoft });
export const count = style({ color: colour.inkFaint });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.s,
  borderBottom: `1px solid ${colour.line}`,
});
const mark = {
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  marginTop: '6px',
  borderRadius: radius.round,
} as const;
export const icon = styleVariants({
  can: { ...mark, color: colour.supply, background: colour.supplyWash },
  refused: { ...mark, color: colour.danger, background: colour.dangerWash },
  open: { ...mark, color: colour.demand, background: colour.demandWash },
  ignored: { ...mark, color: colour.inkFaint, background: colour.sunk },
  elsewhere: { ...mark, color: colour.inkFaint, background: colour.sunk },
});
export const words = style({
  minHeight: '32px',
  textAlign: 'left',
  fontSize: type.s,
  lineHeight: leading.snug,
  color: colour.ink,
  overflowWrap: 'anywhere',
  ':hover': { color: colour.accentInk },
});
const saying = { fontSize: type.xs, fontWeight: weight.medium } as const;
export const result = styleVariants({
  can: { ...saying, color: colour.supply },
  refused: { ...saying, color: colour.danger },
  open: { ...saying, color: colour.demand },
  ignored: { ...saying, color: colour.inkFaint },
  elsewhere: { ...saying, color: colour.inkFaint },
});
export const line = style([summary, { overflowWrap: 'anywhere' }]);
export const status = style({ color: colour.inkFaint, fontSize: type.s, ':empty': { display: 'none' } });
