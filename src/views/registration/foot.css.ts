import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, layer, size, space } = tokens;

/** What the body of the dialog leaves below its content. */
const below = `(${space.xl} + env(safe-area-inset-bottom, 0px))`;

/**
 * The last in a dialog whose form is higher than most windows: what it leads to is in sight from the start. A line from
 * edge to edge says that the form goes on behind it.
 */
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
  // A low window, or what the keyboard of a phone leaves, is for the fields.
  '@media': {
    [media.short]: { position: 'static' },
    [media.mobile]: { marginInline: `calc(-1 * ${space.l})`, paddingInline: space.l },
  },
});

/** As wide as there is room; in two rows where the letters are large. */
globalStyle(`${foot} > button`, { flex: '1 1 auto' });

/** What is said there has a row of its own. */
globalStyle(`${foot} > p`, { flexBasis: '100%' });

/** Around the fields and the foot: what has the focus stands above the foot, and its name is seen too. */
export const over = style({});
globalStyle(`${over} :is(input, textarea, button, [role="alert"])`, {
  scrollMarginTop: size.control,
  scrollMarginBottom: `calc(${size.control} + ${space.xl} + 4 * ${space.s} + 1.5rem)`,
});
globalStyle(`${foot} button`, { scrollMarginBottom: 0 });
