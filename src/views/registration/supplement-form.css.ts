import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';
import { foot as fieldFoot } from '../ui/Field.css.ts';

const { colour, layer, leading, radius, size, space, type } = tokens;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

/** What the body of the dialog leaves below the form. */
const below = `(${space.xl} + env(safe-area-inset-bottom, 0px))`;

/** The form is higher than most windows: what it leads to is in sight from the start. */
export const submit = style({
  position: 'sticky',
  bottom: `calc(-1 * ${below})`,
  zIndex: layer.float,
  margin: `0 0 calc(-1 * ${below})`,
  padding: `${space.s} 0 calc(${below})`,
  background: colour.surface,
  // A low window, or what the keyboard of a phone leaves, is for the fields.
  '@media': { [media.short]: { position: 'static' } },
});
// What has the focus stands above the button.
globalStyle(`${form} :is(input, button, [role="alert"])`, {
  scrollMarginBottom: `calc(${size.control} + ${space.xl} + 2 * ${space.s})`,
});

/** What is said at the top and at the bottom: two lines, so that other words move nothing. */
export const intro = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: `calc(2em * ${leading.snug})`,
  marginBottom: space.m,
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.snug,
});

/** The English hint needs two lines; an error in its place, one. */
export const longHint = style({});
globalStyle(`${longHint}:lang(en) ${fieldFoot}`, { minHeight: '2.75rem' });

/** Room for two lines in Chinese, three in English. */
export const slot = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '4rem',
  selectors: { '&:lang(en)': { minHeight: '5.25rem' } },
});

export const alert = style({
  display: 'grid',
  gap: space.xxs,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  background: colour.dangerWash,
  color: colour.danger,
  fontSize: type.s,
  lineHeight: leading.snug,
  textAlign: 'center',
});

export const note = style({
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: leading.normal,
  textAlign: 'center',
});
