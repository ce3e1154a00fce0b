import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { space } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';

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
export const choices = style({
  display: 'contents',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      gap: space.s,
      width: `calc(100% + 2 * ${space.l})`,
      marginInline: `calc(${space.l} * -1)`,
      padding: `${space.xs} ${space.l}`,
      ...sideways,
    },
  },
});
globalStyle(`${choices} > *`, { flex: 'none' });
export const city = style({ width: '9.5rem', marginLeft: 'auto', '@media': { [media.mobile]: { width: '100%' } } });
