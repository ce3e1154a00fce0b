import { style } from '@vanilla-extract/css';
import { colour, font, leading, radius, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  marginTop: space.xxxl,
  borderTop: `1px solid ${colour.line}`,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.s,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: space.xxl,
  paddingBlock: `${space.xxxl} ${space.xxl}`,
});
export const brand = style({ display: 'grid', gap: space.m, alignContent: 'start' });
export const slogan = style({ maxWidth: '18em', fontFamily: font.serif, fontSize: type.m, lineHeight: leading.normal });
export const title = style({ marginBottom: space.m, color: colour.ink, fontSize: type.m, fontWeight: weight.bold });
export const link = style({ ':hover': { color: colour.accentInk } });
export const qr = style({ display: 'grid', gap: space.s, justifyItems: 'center', textAlign: 'center' });
/** Light in both themes: scanners need dark on light. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: 116,
  height: 116,
  padding: 8,
  borderRadius: radius.m,
  background: '#ffffff',
  color: '#1f1b17',
});
export const code = style({
  width: 100,
  height: 100,
  placeContent: 'center',
  color: '#6d655b',
  selectors: { 'span&': { display: 'grid' } },
});
export const caption = style({ maxWidth: '10em', fontSize: type.xs, lineHeight: leading.snug });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  paddingBlock: `${space.l} ${space.xl}`,
  borderTop: `1px solid ${colour.line}`,
  color: colour.inkFaint,
  fontSize: type.xs,
});
