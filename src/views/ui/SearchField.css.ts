import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, motion, radius, size, space, type, unit, weight } from '../theme/tokens.css.ts';
import { grow } from './layout.css.ts';
import { ellipsis } from './text.css.ts';

const titleHeight = '36px';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  width: '100%',
  height: 40,
  padding: `0 ${space.xs} 0 ${space.m}`,
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: colour.sunk,
  transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  ':hover': { borderColor: colour.line },
  ':focus-within': { borderColor: colour.focus, background: colour.surface },
  '@media': { [media.mobile]: { height: size.touch } },
});
export const icon = style({ flex: 'none', color: colour.inkFaint });
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: colour.ink,
  fontSize: type.s,
  textOverflow: 'ellipsis',
  '::placeholder': { color: colour.inkFaint, opacity: 1 },
  ':focus-visible': { outline: 'none' },
  // iOS zooms the page on fields below 16 px.
  '@media': { [media.thumb]: { fontSize: `max(16px, ${type.m})` } },
});
const round = {
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: radius.round,
  color: colour.inkFaint,
  ':hover': { background: colour.sunk, color: colour.ink },
} as const;
export const clear = style({ ...round, position: 'relative', flex: 'none', width: 30, height: 30, '@media': reach });

export const message = style({ padding: `${space.s} ${space.m}`, color: colour.danger, fontSize: type.s });
export const panel = style({
  position: 'relative',
  width: `min(${size.aside}, calc(100vw - 32px))`,
  maxHeight: `min(560px, 70 * ${unit.dvh})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.mobile]: { width: '100%', maxHeight: 'none' } },
  selectors: { '&[hidden]': { display: 'none' } },
});
export const list = style({ padding: space.xs, outline: 'none' });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  height: titleHeight,
  '@media': { [media.thumb]: { height: size.touch } },
  padding: `0 ${space.m}`,
  color: colour.inkFaint,
  fontSize: type.s,
  fontWeight: weight.medium,
});
export const word = style({ minHeight: size.touch, paddingBlock: 0 });
export const wordText = style([ellipsis, grow, { paddingRight: '40px' }]);
export const removers = style({
  position: 'absolute',
  top: space.xs,
  right: space.s,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
});
export const removeAll = style({
  height: titleHeight,
  '@media': { [media.thumb]: { height: size.touch } },
  padding: `0 ${space.s}`,
  borderRadius: radius.s,
  color: colour.inkSoft,
  fontSize: type.s,
  ':hover': { color: colour.ink },
});
export const remove = style({ ...round, width: size.touch, height: size.touch });
