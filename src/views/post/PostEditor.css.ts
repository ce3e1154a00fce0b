import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, leading, radius, space, type, unit, weight } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';
import { stack, wrapRow } from '../ui/layout.css.ts';

/** On a phone the sticky bar ends the page: with padding below it would lie under the back-to-top button. */
export const root = style({
  maxWidth: '52rem',
  marginInline: 'auto',
  paddingBlock: space.s,
  '@media': {
    [media.mobile]: {
      marginBottom: `calc(-1 * (${space.xxl} + env(safe-area-inset-bottom)))`,
      paddingBottom: 0,
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.m,
  marginBottom: space.l,
});
export const heading = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const lead = style({ marginTop: space.xs, color: colour.inkSoft, fontSize: type.s });
export const banners = style({ display: 'grid', gap: space.s, marginBottom: space.l });

export const form = style([
  surface,
  stack.m,
  {
    padding: `${space.xxl} ${space.xxl} 0`,
    '@media': { [media.mobile]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' } },
  },
]);

export const group = style({ display: 'grid', gap: space.s, minWidth: 0, border: 0 });
export const legend = style({ fontSize: type.s, fontWeight: weight.medium, marginBottom: space.s });
export const hint = style({ marginBottom: space.m, color: colour.inkSoft, fontSize: type.s });

export const actions = style([wrapRow.m, { rowGap: space.xs, marginBottom: space.m, fontSize: type.s }]);

export const facts = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: `${space.s} ${space.m}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `0 ${space.l}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const images = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.s,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const ring = { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' } as const;

export const choose = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  aspectRatio: '1',
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: radius.m,
  color: colour.inkSoft,
  fontSize: type.s,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: colour.inkSoft, color: colour.ink },
    '&:has(:focus-visible)': ring,
  },
  '@supports': { 'not selector(:has(*))': { ':focus-within': ring } },
});
export const file = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.base,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s,
  marginTop: space.m,
  marginInline: `calc(-1 * ${space.xxl})`,
  padding: `${space.m} ${space.xxl}`,
  borderTop: `1px solid ${colour.line}`,
  borderRadius: `0 0 ${radius.l} ${radius.l}`,
  background: colour.surface,
  '@media': {
    [media.mobile]: {
      marginInline: `calc(-1 * ${space.l})`,
      padding: `${space.s} ${space.l} calc(${space.s} + env(safe-area-inset-bottom))`,
      borderRadius: 0,
    },
    [media.short]: { position: 'static' },
  },
});
export const status = style({
  flex: '1 1 10rem',
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.snug,
  ':empty': { flexBasis: 0 },
  '@media': { [media.mobile]: { flexBasis: '100%', ':empty': { display: 'none' } } },
});
export const alert = style([status, { color: colour.danger }]);

export const holding = style({ minHeight: `calc(100 * ${unit.svh})` });
export const grey = style({ color: colour.danger, fontSize: type.s, lineHeight: leading.normal });
export const answers = style({ display: 'grid', gap: space.s, marginTop: space.l });
