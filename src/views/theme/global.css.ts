import { assignVars, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fontGrows, media } from './breakpoints.ts';
import './forced.css.ts';
import './print.css.ts';
import './scale.css.ts';
import { colour, font, leading, scale, size, themed, type, unit } from './tokens.css.ts';
import { darkValues, lightValues } from './values.ts';

// No specificity: the theme class of `<html>` must win.
globalStyle(':where(:root)', { vars: assignVars(themed, lightValues) });
globalStyle(':where(:root)', { '@media': { [media.dark]: { vars: assignVars(themed, darkValues) } } });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0, padding: 0 });

// R9-11: 14.5 px at 320 to 16 px at 750, in rem to respect the user's font size.
globalStyle('html', {
  fontSize: `clamp(0.90625rem, calc(0.90625rem + (100vw - ${fontGrows.from}px) * 1.5 / ${fontGrows.to - fontGrows.from}), 1rem)`,
  colorScheme: themed.scheme,
  // Always shows the scrollbar, so that pages do not shift sideways.
  overflowY: 'scroll',
  scrollPaddingTop: `max(${size.header} + 16px, 5rem)`,
  // Keeps focused elements clear of notices and banners at the bottom.
  scrollPaddingBottom: 96,
  '@media': { [media.short]: { scrollPaddingBlock: '16px 84px' } },
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('body', {
  minHeight: `calc(100 * ${unit.dvh})`,
  paddingRight: size.inlineEnd,
  paddingBottom: size.blockEnd,
  background: colour.paper,
  color: colour.ink,
  fontFamily: font.body,
  fontSize: type.m,
  lineHeight: leading.normal,
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});

// Long words of users must not widen the page.
globalStyle('body [lang]', { overflowWrap: 'anywhere' });

// Isolates text direction of users' texts.
globalStyle(':where(a, abbr, b, cite, code, em, i, small, span, strong, time)', { unicodeBidi: 'isolate' });

globalStyle('h1, h2, h3, h4, h5, h6', {
  fontWeight: scale.weight.bold,
  lineHeight: leading.tight,
});
globalStyle('h1', { fontSize: type.xxl, textWrap: 'balance' });
globalStyle('h2', { fontSize: type.xl });
globalStyle('h3', { fontSize: type.l });
globalStyle('h4, h5, h6', { fontSize: type.m });
// Without markers WebKit tells a screen reader of a list only where the role says so.
globalStyle(':is(ul, ol)[role=list]', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('a[data-pressed]', { animation: `${keyframes({ from: { opacity: 0.5 } })} 300ms` });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { border: 0, background: 'none', cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('dialog', { color: 'inherit' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('::placeholder', { color: colour.inkFaint, opacity: 1 });
globalStyle('::selection', { background: colour.accent, color: colour.onAccent });

globalStyle(':focus-visible', { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' });
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

/** The specification's English messages begin in lower case. */
export const capital = style({ display: 'block', selectors: { '&::first-letter': { textTransform: 'uppercase' } } });
