import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, radius, shadow, size, space } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      ...sideways,
      marginInline: `calc(-1 * ${space.l})`,
      padding: `${space.xs} ${space.l}`,
      marginBlock: `calc(-1 * ${space.xs})`,
    },
  },
});

export const tagBones = style({ display: 'flex', gap: space.s, overflow: 'hidden', height: size.controlSmall });

export const sheet = style({
  padding: `0 ${space.xl}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': { [media.mobile]: { padding: `0 ${space.l}` } },
});
