import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, size, space } from '../theme/tokens.css.ts';

const below = `(${space.xl} + env(safe-area-inset-bottom, 0px))`;

/** Sticky, as the form is higher than most windows; the border shows that it continues. */
export const foot = style({
  position: 'sticky',
  bottom: `calc(-1 * ${below})`,
  zIndex: layer.float,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  margin: `0 calc(-1 * ${space.xl}) calc(-1 * ${below})`,
  padding: `${space.m} ${space.xl} calc(${below})`,
  borderTop: `1px solid ${colour.line}`,
  background: colour.surface,
  // Not in a low window, or above an open keyboard: the fields need the space.
  '@media': {
    [media.short]: { position: 'static' },
    [media.mobile]: { marginInline: `calc(-1 * ${space.l})`, paddingInline: space.l },
  },
});

globalStyle(`${foot} > button`, { flex: '1 1 auto' });

globalStyle(`${foot} > p`, { flexBasis: '100%' });

export const over = style({});
globalStyle(`${over} :is(input, textarea, button, [role="alert"])`, {
  scrollMarginTop: size.control,
  scrollMarginBottom: `calc(${size.control} + ${space.xl} + 4 * ${space.s} + 1.5rem)`,
});
globalStyle(`${foot} button`, { scrollMarginBottom: 0 });
