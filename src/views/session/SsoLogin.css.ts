import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, leading, radius, space, type } = tokens;

/** As high with buttons as with the spinner. */
export const root = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.l,
  width: '100%',
  maxWidth: '24rem',
  minHeight: '9rem',
});

export const busy = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.l,
  padding: space.m,
  color: colour.inkSoft,
});

export const failure = style({
  width: '100%',
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  background: colour.dangerWash,
  color: colour.danger,
  fontSize: type.s,
  lineHeight: leading.snug,
  textAlign: 'center',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.m });
