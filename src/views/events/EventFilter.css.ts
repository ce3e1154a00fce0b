import { style } from '@vanilla-extract/css';
import { media } from '#views/theme/breakpoints.ts';
import { tokens } from '#views/theme/tokens.css.ts';

const { space } = tokens;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  margin: 0,
  paddingTop: space.m,
  paddingInline: 0,
  paddingBottom: 0,
  border: 0,
  minWidth: 0,
});
/** Named for those who hear it; the chips speak for themselves to the eye. */
export const legend = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
export const city = style({ width: '9.5rem', marginLeft: 'auto', '@media': { [media.mobile]: { width: '100%' } } });
