import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, layer, leading, radius, scale, shadow, space, type, unit, weight } from '../theme/tokens.css.ts';
import { grid, sideways, stack, withAside } from '../ui/layout.css.ts';
import { ellipsis } from '../ui/text.css.ts';
import { root as handle } from './Handle.css.ts';

const drawer = '400px';
/** Below this width, two columns and the drawer do not fit. */
const crowded = '(max-width: 1479px)';
const half = `calc(50 * ${unit.dvh})`;

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  right: 0,
  zIndex: layer.tools,
  display: 'flex',
  flexDirection: 'column',
  width: drawer,
  borderLeft: `1px solid ${colour.lineStrong}`,
  background: colour.surface,
  color: colour.ink,
  fontSize: type.s,
  lineHeight: leading.snug,
  pointerEvents: 'auto',
  outline: 'none',
  '@media': {
    [media.mobile]: {
      insetBlock: 'auto 0',
      left: 0,
      width: 'auto',
      height: half,
      borderLeft: 0,
      borderTop: `1px solid ${colour.lineStrong}`,
      boxShadow: shadow.raised,
    },
    print: { display: 'none' },
  },
});
/** The page makes room. */
const opened = `:root:has(${handle}[aria-expanded="true"])`;
globalStyle(opened, {
  '@media': {
    [media.desktop]: { vars: { [scale.size.inlineEnd]: drawer } },
    [media.mobile]: { vars: { [scale.size.blockEnd]: half } },
  },
});
globalStyle(`${opened} ${withAside}`, { '@media': { [crowded]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: 48,
  paddingLeft: space.m,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.sunk,
});
export const title = style({ fontSize: type.s, fontWeight: weight.bold });
export const now = style([
  ellipsis,
  { flex: 1, minWidth: 0, color: colour.inkSoft, fontFamily: font.mono, fontSize: type.xs },
]);

export const nav = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space.xxs,
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.mobile]: { display: 'flex', ...sideways } },
});
export const tab = style({
  flex: 'none',
  minHeight: 30,
  borderRadius: radius.s,
  color: colour.inkSoft,
  fontSize: type.s,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { padding: `0 ${space.s}` } },
  ':hover': { background: colour.sunk, color: colour.ink },
  selectors: { '&[aria-current]': { background: colour.accentWash, color: colour.accentInk, fontWeight: weight.bold } },
});
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.m,
  outlineOffset: '-2px',
});
export const foot = style({
  minHeight: 30,
  padding: `${space.xs} ${space.m}`,
  borderTop: `1px solid ${colour.line}`,
  color: colour.inkSoft,
  fontSize: type.xs,
  overflowWrap: 'anywhere',
});
export const bad = style({ color: colour.danger });
export const alert = style({
  margin: `${space.m} ${space.m} 0`,
  padding: space.m,
  borderRadius: radius.s,
  background: colour.dangerWash,
  color: colour.ink,
  overflowWrap: 'anywhere',
});
export const problems = style({ marginTop: space.xs });

export const block = style([stack.s, { marginBottom: space.xl }]);
export const blockTitle = style({ color: colour.inkFaint, fontSize: type.xs, fontWeight: weight.bold });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  minHeight: 34,
  padding: `${space.xs} 0`,
  borderBottom: `1px solid ${colour.line}`,
});
export const grow = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const mono = style({ fontFamily: font.mono, fontSize: type.xs, overflowWrap: 'anywhere' });
export const code = style({ fontFamily: font.mono, fontSize: type.l, fontWeight: weight.bold });
export const badge = style({ color: colour.supply, fontSize: type.xs, fontWeight: weight.bold });
export const choice = style({
  display: 'grid',
  gap: space.xxs,
  width: '100%',
  padding: space.s,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'start',
  color: colour.ink,
  fontSize: type.s,
  ':hover': { background: colour.sunk },
  selectors: { '&[aria-current]': { background: colour.accentWash } },
});
export const form = style([grid.s, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' }]);
globalStyle(`${form} > :not(:has([type="number"]))`, { gridColumn: '1 / -1' });
globalStyle(`${form} > :has(:disabled)`, { display: 'none' });

export const json = style({
  maxHeight: 320,
  overflow: 'auto',
  padding: space.s,
  borderRadius: radius.s,
  background: colour.sunk,
  fontFamily: font.mono,
  fontSize: type.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const summary = style({
  padding: `${space.xs} 0`,
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.mono,
  fontSize: type.xs,
});
