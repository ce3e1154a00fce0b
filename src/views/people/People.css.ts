import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, radius, shadow, size, space, type } from '../theme/tokens.css.ts';
import { sideways } from '../ui/layout.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });

export const head = style({ display: 'grid', gap: space.xs });

export const heading = style({
  fontFamily: font.serif,
  fontSize: type.display,
  lineHeight: leading.tight,
  '@media': { [media.mobile]: { fontSize: type.xxl } },
});

export const lead = style({ color: colour.inkSoft, fontSize: type.s });

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
