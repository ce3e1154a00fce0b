import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, leading, radius, size, space, type, weight } from '../theme/tokens.css.ts';

export const article = style({
  maxWidth: size.measure,
  fontSize: '1.0625rem',
  lineHeight: leading.loose,
  overflowWrap: 'break-word',
  '@media': { print: { maxWidth: 'none' } },
});

export const note = style({ fontSize: 'inherit', lineHeight: 'inherit', overflowWrap: 'break-word' });

for (const root of [article, note]) {
  globalStyle(`${root} > * + *`, { marginTop: root === article ? '1.1em' : space.s });
  globalStyle(`${root} a`, {
    color: colour.accentInk,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  });
  globalStyle(`${root} a:hover`, { textDecorationThickness: '2px' });
  globalStyle(`${root} img`, { height: 'auto', borderRadius: radius.m, background: colour.sunk });
  globalStyle(`${root} :is(ul, ol)`, { paddingLeft: '1.4em' });
  globalStyle(`${root} ${Array.from({ length: 6 }, () => ':is(ul, ol, blockquote)').join(' ')}`, {
    paddingLeft: 0,
    borderLeft: 0,
  });
  globalStyle(`${root} :is(pre, [data-scroll])`, { maxWidth: '100%', overflowX: 'auto' });
  globalStyle(`${root} hr`, { maxWidth: '100%' });
  globalStyle(`${root} li + li, ${root} li > :is(ul, ol), ${root} dd + dt`, { marginTop: '0.35em' });
  globalStyle(`${root} li::marker`, { color: colour.inkFaint });
}

globalStyle(`${article} :is(h2, h3, h4, h5, h6)`, { lineHeight: leading.snug, outline: 'none' });
globalStyle(`${article} > * + :is(h2, h3, h4, h5, h6)`, { marginTop: '1.9em' });
globalStyle(`${article} > :is(h2, h3, h4, h5, h6) + *`, { marginTop: '0.6em' });
globalStyle(`${article} h2`, { fontSize: type.xl });
globalStyle(`${article} h3`, { fontSize: '1.1875rem' });
globalStyle(`${article} :is(h4, h5, h6)`, { fontSize: '1.0625rem' });
globalStyle(`${article} :is(strong, b)`, { fontWeight: weight.bold });
globalStyle(`${article} blockquote`, {
  padding: `${space.xs} 0 ${space.xs} ${space.l}`,
  borderLeft: `3px solid ${colour.accent}`,
  color: colour.inkSoft,
});
globalStyle(`${article} blockquote > * + *`, { marginTop: space.s });
globalStyle(`${article} figcaption, ${article} caption`, {
  marginTop: space.s,
  color: colour.inkFaint,
  fontSize: type.s,
  lineHeight: leading.normal,
  textAlign: 'center',
  captionSide: 'bottom',
});
globalStyle(`${article} figure img`, { width: '100%' });
globalStyle(`${article} hr`, {
  width: '4rem',
  marginInline: 'auto',
  border: 0,
  borderTop: `1px solid ${colour.lineStrong}`,
});
globalStyle(`${article} mark`, { background: colour.demandWash, color: colour.ink });
globalStyle(`${article} :is(code, kbd)`, {
  padding: '0.1em 0.35em',
  borderRadius: radius.s,
  background: colour.sunk,
  fontFamily: font.mono,
  fontSize: '0.9em',
});
globalStyle(`${article} pre`, {
  padding: space.l,
  borderRadius: radius.m,
  background: colour.sunk,
  overflowX: 'auto',
  lineHeight: leading.normal,
});
globalStyle(`${article} pre code`, { padding: 0, background: 'none' });
globalStyle(`${article} dt`, { fontWeight: weight.bold });
globalStyle(`${article} [data-scroll]`, {
  overflowX: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});
globalStyle(`${article} table`, {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: type.s,
  lineHeight: leading.normal,
});
globalStyle(`${article} :is(th, td)`, {
  minWidth: '6em',
  padding: `${space.s} ${space.m}`,
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${article} th`, { background: colour.sunk, fontWeight: weight.bold, whiteSpace: 'nowrap' });
globalStyle(`${article} tr:last-child > td`, { borderBottom: 0 });
