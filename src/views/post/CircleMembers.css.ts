import { style } from '@vanilla-extract/css';
import { oneLine } from '../theme/one-line.ts';
import { colour, radius, space, type } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(4rem, 1fr)',
  gap: space.xs,
  ...sideways,
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
  ...oneLine,
  maxWidth: '100%',
  fontSize: type.xs,
});

export const waiting = style({ display: 'grid', alignContent: 'start', gap: space.l, minHeight: '8rem' });
