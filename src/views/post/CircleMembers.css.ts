import { style } from '@vanilla-extract/css';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, radius, space, type } = tokens;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))',
  gap: space.m,
});
export const member = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.xs,
  borderRadius: radius.m,
  ':hover': { color: colour.accentInk },
});
export const name = style({
  overflow: 'hidden',
  maxWidth: '100%',
  fontSize: type.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** As tall as the section that comes. */
export const waiting = style({ display: 'grid', alignContent: 'start', gap: space.l, minHeight: '12rem' });
