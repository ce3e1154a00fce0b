import { createVar, type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { desktopFrom, media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, layer, motion, radius, size, space, type, weight } from '../theme/tokens.css.ts';
import { inRow, sideways } from '../ui/layout.css.ts';
import * as field from '../ui/SearchField.css.ts';
import { nameWidth } from '../ui/text.css.ts';

export const root = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  paddingTop: 'env(safe-area-inset-top)',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': { [media.short]: { position: 'relative' } },
});
const narrow = '(max-width: 960px)';
/** A member's buttons and English tabs leave space for the search icon only; on focus the field overlays the tabs. */
const tight = `(min-width: ${desktopFrom}px) and (max-width: 892px)`;
const english = '(max-width: 1040px)';
const low = `(min-width: ${desktopFrom}px) and ${media.short}`;

export const row = style({
  display: 'flex',
  // A second line for narrow English layouts and large fonts.
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
/** Window width without the devtools panel. */
const page = `(100vw - ${size.inlineEnd})`;
const tabGap = createVar();

export const nav = style({
  flex: '0 1 auto',
  minWidth: 0,
  marginLeft: space.m,
  vars: { [tabGap]: `clamp(6px, 0.0105 * ${page}, 14px)` },
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
export const opener = style({ marginLeft: -10 });
export const end = style([inRow.xs, { flex: '1 1 0', justifyContent: 'flex-end', minHeight: 48 }]);
export const search = style({
  flex: '1 1 auto',
  width: 96,
  maxWidth: 240,
  marginRight: space.xs,
  '@media': { [narrow]: { maxWidth: 'none' }, [low]: { width: 76 } },
});
const folded = (within: string, rule: NonNullable<GlobalStyleRule['@media']>[string]): void =>
  globalStyle(`${search}:lang(en)${within}`, { '@media': { [tight]: rule } });
folded('', { position: 'relative', flex: 'none', width: size.touch, height: 40 });
folded(`:focus-within .${field.box}`, { position: 'absolute', zIndex: 1, right: 0, width: 260 });
folded(':not(:focus-within) button', { display: 'none' });
// The whole button is the input's click target.
folded(':not(:focus-within) input', { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const bell = style({ width: size.touch, height: size.touch });
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

export const topics = style({ borderBottom: `1px solid ${colour.line}`, background: colour.paper });
export const topicRow = style([inRow.xs, { height: '44px', ...sideways }]);
globalStyle(`${topicRow}::-webkit-scrollbar`, { display: 'none' });
export const topicLink = style({
  display: 'block',
  maxWidth: nameWidth,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: size.touch,
  padding: `0 ${space.m}`,
  color: colour.inkSoft,
  fontSize: type.s,
  whiteSpace: 'nowrap',
  ':hover': { color: colour.accentInk },
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.m },
    'li:first-child > &': { marginLeft: `calc(-1 * ${space.m})` },
    '&[aria-current]': { color: colour.accentInk, fontWeight: weight.bold },
  },
});
export const topicSkeleton = style({ width: '60%' });
