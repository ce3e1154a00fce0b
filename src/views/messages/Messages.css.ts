import { createVar, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, leading, radius, shadow, size, space, type, unit, weight } from '../theme/tokens.css.ts';
import { spread } from '../ui/layout.css.ts';
import { ellipsis, soft } from '../ui/text.css.ts';
import { visuallyHidden } from '../ui/VisuallyHidden.css.ts';

const onSide = '(min-height: 300px) and (max-height: 400px)';

export const heading = style({
  fontSize: type.xxl,
  lineHeight: leading.tight,
  '@media': { [media.mobile]: visuallyHidden, [onSide]: visuallyHidden },
});

const bar = createVar();

/** On a phone the window without the header; an open conversation hides the header, too. */
export const sheet = style({
  vars: { [bar]: `calc(${size.bar} + 1px)` },
  selectors: { '&[data-open]': { vars: { [bar]: '0px' } } },
  height: `max(440px, calc(100 * ${unit.dvh} - 190px))`,
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      zIndex: layer.float,
      insetInline: 0,
      top: `calc(${bar} + env(safe-area-inset-top))`,
      height: `calc(100 * ${unit.dvh} - ${bar} - env(safe-area-inset-top))`,
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
    [media.short]: { position: 'static', height: 440 },
    [onSide]: { height: `calc(100 * ${unit.dvh} - ${size.header} - 1px - 2 * ${space.xl})` },
  },
});

/** An open keyboard leaves space for the conversation only. */
export const squeezed = style({ '@media': { [media.mobile]: { zIndex: layer.dialog } } });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(272px, 33%, 320px) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.short]: { minHeight: 400 },
    [onSide]: { minHeight: 0 },
  },
});

export const side = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space.s} ${space.s}`,
  borderRight: `1px solid ${colour.line}`,
  '@media': {
    [media.mobile]: { borderRight: 0, selectors: { [`${root}[data-open] > &`]: { display: 'none' } } },
  },
});

export const pane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  '@media': { [media.mobile]: { selectors: { [`${root}:not([data-open]) > &`]: { display: 'none' } } } },
});

export const centre = style({ minWidth: 0, marginBlock: 'auto' });
export const waiting = style({ display: 'flex', flexDirection: 'column', minHeight: 0, overflowY: 'auto' });

export const nearRows = style({ position: 'relative' });
export const nearRow = style({ position: 'absolute', top: 0, left: 0, width: '100%' });

export const rowHeight = 64;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
  minHeight: rowHeight,
  padding: `${space.s} ${space.s}`,
  borderRadius: radius.m,
  ':hover': { background: colour.sunk },
  selectors: { '&[data-open]': { background: colour.accentWash } },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });
export const line = style([spread.s, { minHeight: 20, minWidth: 0 }]);

export const name = style({ minWidth: 0, fontSize: type.m, fontWeight: weight.medium, lineHeight: leading.snug });

export const open = style([
  ellipsis,
  {
    display: 'block',
    maxWidth: '100%',
    color: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.m },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
    },
  },
]);

export const note = style([ellipsis, soft, { minWidth: 0 }]);
export const draft = style({ color: colour.danger });
export const time = style({ flex: 'none', color: colour.inkFaint, fontSize: type.xs });

/** For mouse and keyboard; on touch the action is in the conversation. */
export const rowEnd = style({
  position: 'absolute',
  zIndex: 1,
  right: space.xs,
  bottom: space.xs,
  opacity: 0,
  selectors: { [`${row}:hover > &`]: { opacity: 1 }, '&:focus-within': { opacity: 1 } },
  '@media': { '(hover: none)': { display: 'none' } },
});

/** Reserves its place during loading; the narrowest phones have it in the menu only. */
export const button = style({
  position: 'relative',
  flex: 'none',
  width: size.touch,
  height: size.touch,
  '@media': { '(max-width: 359px)': { display: 'none' } },
});
export const buttonLink = style([
  button,
  { display: 'inline-grid', placeItems: 'center', borderRadius: radius.round, color: colour.inkSoft },
]);

export const rowButton = style({ minWidth: 32, height: 32 });
export const tabCount = style({ marginLeft: space.xs });

export const popEmpty = style({ padding: space.xl, color: colour.inkSoft, textAlign: 'center' });
export const popRows = style({ padding: space.s });
export const popFoot = style({ display: 'grid', padding: `0 ${space.m} ${space.m}` });
