import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { size, space, type, unit } from '../theme/tokens.css.ts';

export const root = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: `calc(${size.header} + ${space.xl})`,
      display: 'block',
      maxHeight: `calc(100 * ${unit.dvh} - ${size.header} - ${space.xxxl})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});

export const narrow = style({ display: 'grid', gap: space.l, '@media': { [media.wide]: { display: 'none' } } });

export const title = style({ marginBottom: space.m, fontSize: type.l });
