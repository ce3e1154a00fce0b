import { style } from '@vanilla-extract/css';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, radius, space, type } = tokens;

export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.l,
  padding: `${space.l} ${space.l} ${space.s}`,
});

export const code = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem',
  gap: space.s,
  justifyItems: 'center',
  margin: 0,
});

/** Codes are read by a camera: dark on white in both themes. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '8.5rem',
  height: '8.5rem',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
});

export const image = style({ width: '100%', height: '100%', background: '#ffffff' });

export const hint = style({ color: colour.inkSoft, fontSize: type.xs, textAlign: 'center' });

export const foot = style({ display: 'grid', justifyItems: 'center', padding: `${space.s} ${space.l} ${space.l}` });
