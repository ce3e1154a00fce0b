import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { leading, space } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';
import { grid, sideways } from '../ui/layout.css.ts';
import { ellipsis, itemTitle, tiny } from '../ui/text.css.ts';

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '13.5rem',
  gap: space.m,
  marginInline: `calc(-1 * ${space.xxs})`,
  padding: `${space.xs} ${space.xxs} ${space.s}`,
  ...sideways,
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.l,
  '@media': { [media.mobile]: { marginInline: `calc(-1 * ${space.l})`, paddingInline: space.l } },
});

export const card = style([
  surface,
  grid.m,
  {
    position: 'relative',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    height: '100%',
    padding: space.m,
    scrollSnapAlign: 'start',
  },
]);

export const name = style([ellipsis, itemTitle, { maxWidth: '100%' }]);

export const note = style([ellipsis, tiny, { maxWidth: '100%', lineHeight: leading.snug }]);
