import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, space, type } from '../theme/tokens.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': { [media.mobile]: { gap: space.l } },
});

export const head = style({ display: 'grid', gap: space.xs });

export const title = style({
  fontSize: type.xxl,
  lineHeight: leading.tight,
  '@media': { [media.mobile]: { fontSize: type.xl } },
});

export const lead = style({ color: colour.inkSoft, fontSize: type.s });
