import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, leading, motion, radius, shadow, size, space, type } from '../theme/tokens.css.ts';

const noticeBand = '88px';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const sheet = keyframes({ from: { transform: 'translateY(40px)', opacity: 0 } });

// Only while open: Ark keeps a closed dialog mounted while an animation is set.
export const veil = style({
  position: 'fixed',
  inset: `0 ${size.inlineEnd} ${size.blockEnd} 0`,
  zIndex: layer.veil,
  background: colour.veil,
  selectors: { '&[data-state="open"]': { animation: `${fade} ${motion.normal} ${motion.ease}` } },
});

/** Of the window without an on-screen keyboard. */
export const blockEnd = size.blockEnd;

/** The element's `top` and `bottom` keep it above tools and keyboard. */
export const positioner = style({
  position: 'fixed',
  inset: `0 ${size.inlineEnd} auto 0`,
  zIndex: layer.dialog,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: `${space.xl} ${space.xl} ${noticeBand}`,
  overflow: 'hidden',
  // Ark disables pointer events on the page.
  pointerEvents: 'auto',
  '@media': {
    [media.short]: { padding: space.s },
    [media.mobile]: { padding: 0, placeItems: 'stretch' },
  },
});

export const content = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.sheet,
  color: colour.ink,
  outline: 'none',
  selectors: { '&[data-state="open"]': { animation: `${rise} ${motion.normal} ${motion.ease}` } },
  '@media': {
    // Forced colours remove the shadow and the background.
    [media.forced]: { outline: '1px solid', outlineOffset: '-1px' },
    [media.mobile]: {
      height: '100%',
      borderRadius: 0,
      paddingTop: 'env(safe-area-inset-top)',
      selectors: { '&[data-state="open"]': { animationName: sheet } },
    },
  },
});

const onDesktop = (maxWidth: string) => ({ '@media': { [media.desktop]: { maxWidth } } });

export const width = styleVariants({
  form: onDesktop(size.form),
  popover: onDesktop(size.popover),
  wide: onDesktop(size.wide),
  chat: { '@media': { [media.desktop]: { width: '829px', maxWidth: '829px', height: '529px' } } },
});

export const ask = style({
  maxWidth: size.form,
  '@media': {
    [media.mobile]: {
      height: 'auto',
      margin: `auto ${space.l}`,
      width: 'auto',
      borderRadius: radius.l,
      justifySelf: 'center',
      minWidth: 'min(340px, calc(100vw - 32px))',
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '60px',
  flex: 'none',
  padding: `${space.m} 60px ${space.xs} ${space.xl}`,
  '@media': { [media.mobile]: { minHeight: size.bar, padding: `${space.s} 60px ${space.s} ${space.l}` } },
});

// The language is a word beside the close button.
const forTools = { paddingRight: 'calc(60px + 4.25rem)' };
export const spared = style({ ...forTools, '@media': { [media.mobile]: forTools } });

export const title = style({ minWidth: 0, fontSize: type.xl, lineHeight: leading.tight, overflowWrap: 'anywhere' });

export const close = style({
  position: 'absolute',
  display: 'flex',
  top: 12,
  right: 12,
  '@media': { [media.mobile]: { top: 'calc(6px + env(safe-area-inset-top))', right: 8 } },
});

export const low = style({
  '@media': {
    [media.mobile]: {
      alignSelf: 'end',
      height: 'auto',
      maxHeight: `calc(100% - ${space.xl})`,
      borderRadius: `${radius.l} ${radius.l} 0 0`,
      paddingTop: 0,
    },
  },
});
globalStyle(`${low} > ${close}`, { '@media': { [media.mobile]: { top: 6 } } });

const corners = { borderBottomLeftRadius: 'inherit', borderBottomRightRadius: 'inherit' } as const;

export const body = style({
  flex: 1,
  ...corners,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space.s} ${space.xl} ${space.xl}`,
  '@media': { [media.mobile]: { padding: `${space.s} ${space.l} calc(${space.xl} + env(safe-area-inset-bottom))` } },
});

export const bare = style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  ...corners,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.short]: { overflowY: 'auto' } },
});

export const text = style({ color: colour.inkSoft });

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.s, marginTop: space.xl });
