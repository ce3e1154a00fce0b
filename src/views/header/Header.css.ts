import { createVar, type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { desktopFrom, media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { tokens } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';
import * as field from '../ui/SearchField.css.ts';

const { colour, layer, motion, radius, size, space, type, weight } = tokens;

export const root = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  paddingTop: 'env(safe-area-inset-top)',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': { [media.short]: { position: 'relative' } },
});
/** Between a phone and two columns: little room for six tabs in English. */
const narrow = '(max-width: 960px)';
/** In English with the buttons of a member the search's icon alone has room; under the focus its field lies over the tabs. */
const tight = `(min-width: ${desktopFrom}px) and (max-width: 892px)`;
/** English letters are as large here as the bar's room allows. */
const english = '(max-width: 1040px)';
/** A phone on its side has room for one line: the tabs are smaller, and give way to the rest. */
const low = `(min-width: ${desktopFrom}px) and ${media.short}`;

export const row = style({
  display: 'flex',
  // Where six tabs in English leave no room, or with large letters, the rest of the bar is a second line.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.l,
  minHeight: size.header,
  '@media': {
    [narrow]: { columnGap: space.m },
    [media.mobile]: { columnGap: space.xs, minHeight: size.bar },
    [low]: { flexWrap: 'nowrap' },
  },
});
/** What tools beside the page leave of the window. */
const page = `(100vw - ${size.beside})`;
const tabGap = createVar();

export const nav = style({
  flex: '0 1 auto',
  minWidth: 0,
  marginLeft: space.m,
  vars: { [tabGap]: `clamp(6px, 0.0105 * ${page}, 14px)` },
  // Words of letters are told apart with less between them, and the search's own words need the room.
  selectors: {
    '&:lang(en)': {
      vars: { [tabGap]: '7px' },
      '@media': {
        [english]: { vars: { [tabGap]: '6px' }, fontSize: type.s },
        [tight]: { vars: { [tabGap]: '5px' }, fontSize: '0.8125rem' },
        [low]: { vars: { [tabGap]: '4px' }, fontSize: type.xs },
      },
    },
  },
  '@media': { [narrow]: { marginLeft: 0, fontSize: type.s }, [low]: sideways },
});
globalStyle(`${nav}::-webkit-scrollbar`, { display: 'none' });
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  '@media': { [low]: { flexWrap: 'nowrap' } },
  selectors: { '&:lang(en)': { '@media': { [tight]: { gap: 0 } } } },
});
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  height: size.header,
  padding: `0 ${tabGap}`,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast} ${motion.ease}`,
  ':hover': { color: colour.ink },
  selectors: {
    '&[aria-current]': { color: colour.ink, fontWeight: weight.bold },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: tabGap,
      bottom: 0,
      height: 3,
      borderRadius: '3px 3px 0 0',
      background: colour.accent,
    },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.m },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } } },
});
/** Its lines, and not its edge, stand under the column's edge. */
export const opener = style({ marginLeft: -10 });
export const end = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  minHeight: 48,
});
/** Gives way to the tabs. Its longest words are whole where the page's column is. */
export const search = style({
  flex: '1 1 auto',
  width: 96,
  maxWidth: 240,
  marginRight: space.xs,
  // A second line is filled.
  '@media': { [narrow]: { maxWidth: 'none' }, [low]: { width: 76 } },
});
const folded = (within: string, rule: NonNullable<GlobalStyleRule['@media']>[string]): void =>
  globalStyle(`${search}:lang(en)${within}`, { '@media': { [tight]: rule } });
folded('', { position: 'relative', flex: 'none', width: size.touch, height: 40 });
folded(`:focus-within .${field.box}`, { position: 'absolute', zIndex: 1, right: 0, width: 260 });
folded(':not(:focus-within) button', { display: 'none' });
// All of it is the field to whoever presses it.
folded(':not(:focus-within) input', { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const word = style({
  flex: 'none',
  height: size.touch,
  padding: `0 ${space.m}`,
  borderRadius: radius.round,
  color: colour.inkSoft,
  fontSize: type.s,
  ':hover': { background: colour.sunk, color: colour.ink },
});
/** Holds the place of the bell until its program is there. */
export const bell = style({ width: size.touch, height: size.touch });
/** The same of the messages, which the narrowest phones have in the menu alone. */
export const messages = style([bell, { '@media': { '(max-width: 359px)': { display: 'none' } } }]);
export const logIn = style({ marginLeft: space.s });
export const member = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: size.touch,
  marginLeft: space.xs,
  padding: `0 ${space.xs}`,
  borderRadius: radius.round,
  ':hover': { background: colour.sunk },
  selectors: { '&[aria-expanded="true"]': { background: colour.sunk } },
  '@media': { [media.mobile]: { padding: 4, marginLeft: 0 }, ...reach },
});

export const strip = style({ borderBottom: `1px solid ${colour.line}`, background: colour.paper });
export const stripRow = style({
  display: 'flex',
  gap: space.xs,
  alignItems: 'center',
  height: '44px',
  ...sideways,
});
globalStyle(`${stripRow}::-webkit-scrollbar`, { display: 'none' });
export const stripLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  padding: `0 ${space.m}`,
  color: colour.inkSoft,
  fontSize: type.s,
  whiteSpace: 'nowrap',
  ':hover': { color: colour.accentInk },
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.m },
    // Its word stands under the column's edge.
    'li:first-child > &': { marginLeft: `calc(-1 * ${space.m})` },
    '&[aria-current]': { color: colour.accentInk, fontWeight: weight.bold },
  },
});
export const stripBones = style({ width: '60%' });
