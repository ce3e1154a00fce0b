import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import {
  colour,
  font,
  layer,
  leading,
  radius,
  scale,
  shadow,
  size,
  space,
  type,
  unit,
  weight,
} from '../theme/tokens.css.ts';
import { grid, sideways, stack, withAside } from '../ui/layout.css.ts';
import { ellipsis } from '../ui/text.css.ts';

const drawer = '400px';
/** Below this width, two columns and the drawer do not fit. */
const crowded = '(max-width: 1479px)';
const half = `calc(50 * ${unit.dvh})`;
const bar = '48px';

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  right: 0,
  zIndex: layer.tools,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
export const folded = style({
  '@media': { [media.mobile]: { height: bar, gridTemplateRows: 'auto', overflow: 'hidden' } },
});

globalStyle(`:root:has(${panel})`, {
  '@media': {
    [media.desktop]: { vars: { [scale.size.inlineEnd]: drawer } },
    [media.mobile]: { vars: { [scale.size.blockEnd]: half } },
  },
});
globalStyle(`:root:has(${panel}) ${withAside}`, {
  '@media': { [crowded]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`:root:has(${folded})`, { '@media': { [media.mobile]: { vars: { [scale.size.blockEnd]: bar } } } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: bar,
  paddingLeft: space.m,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.sunk,
});
export const title = style({ fontSize: type.s, fontWeight: weight.bold });
export const now = style([
  ellipsis,
  { flex: 1, minWidth: 0, color: colour.inkSoft, fontFamily: font.mono, fontSize: type.xs },
]);
export const onPhone = style({ '@media': { [media.desktop]: { display: 'none' } } });

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
  marginBottom: space.m,
  padding: space.m,
  borderRadius: radius.s,
  background: colour.dangerWash,
  color: colour.ink,
  overflowWrap: 'anywhere',
});
export const problems = style({ marginTop: space.xs });
export const hidden = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const block = style([stack.s, { marginBottom: space.xl }]);
export const blockTitle = style({ color: colour.inkFaint, fontSize: type.xs, fontWeight: weight.bold });
export const button = style({
  minHeight: 30,
  padding: `${space.xxs} ${space.m}`,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.s,
  background: colour.surface,
  color: colour.ink,
  fontSize: type.s,
  textAlign: 'start',
  ':hover': { background: colour.sunk },
  selectors: { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } },
  '@media': { [media.mobile]: { minHeight: size.controlSmall } },
});
export const open = style({ display: 'grid', placeItems: 'center', minWidth: 30, padding: 0 });
export const loud = style({
  borderColor: colour.accent,
  background: colour.accent,
  color: colour.onAccent,
  ':hover': { background: colour.accentHover },
});
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
export const code = style({
  fontFamily: font.mono,
  fontSize: type.l,
  fontWeight: weight.bold,
  letterSpacing: '0.08em',
});
export const badge = style({ color: colour.supply, fontSize: type.xs, fontWeight: weight.bold });
export const choice = style({
  display: 'grid',
  gap: space.xxs,
  width: '100%',
  padding: `${space.s} ${space.s}`,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'start',
  color: colour.ink,
  fontSize: type.s,
  ':hover': { background: colour.sunk },
  selectors: { '&[aria-current]': { background: colour.accentWash } },
});
export const form = style([grid.s, { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'end' }]);
export const wide = style({ gridColumn: '1 / -1' });
export const field = style({ display: 'grid', gap: space.xxs, fontSize: type.xs, color: colour.inkSoft });
export const control = style({
  width: '100%',
  minHeight: 32,
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.s,
  background: colour.surface,
  color: colour.ink,
  fontSize: type.s,
  '@media': { [media.thumb]: { fontSize: `max(16px, ${type.m})` } },
});
export const text = style([control, { minHeight: 96, fontFamily: font.mono, resize: 'vertical' }]);
export const time = style({ fontFamily: font.mono, fontSize: type.xl, fontWeight: weight.bold });
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

export const studio = style({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.round,
  color: colour.inkSoft,
  ':hover': { background: colour.sunk, color: colour.ink },
});
