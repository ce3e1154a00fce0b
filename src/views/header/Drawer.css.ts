import { globalStyle, style } from '@vanilla-extract/css';
import { colour, motion, radius, size, space, weight } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';
import { faint } from '../ui/text.css.ts';

export const body = stack.xl;
export const main = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: `0 ${space.l}`,
  borderRadius: radius.m,
  background: colour.sunk,
  fontWeight: weight.medium,
  selectors: { '&[aria-current]': { background: colour.accentWash, color: colour.accentInk, fontWeight: weight.bold } },
});
export const title = style([faint, { marginBottom: space.s, fontWeight: weight.normal }]);
export const group = style({ borderBottom: `1px solid ${colour.line}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${summary} > span`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const chevron = style({
  flex: 'none',
  color: colour.inkFaint,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});
export const leaves = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, paddingBottom: space.l });
export const about = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.l });
export const aboutLink = style({ display: 'flex', alignItems: 'center', minHeight: size.touch, color: colour.inkSoft });
