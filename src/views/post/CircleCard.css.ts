import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { leading, space, type } from '../theme/tokens.css.ts';
import { surface } from '../ui/Card.css.ts';
import { grid, wrapRow } from '../ui/layout.css.ts';
import { tiny } from '../ui/text.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m } },
});
export const item = style({ minWidth: 0, display: 'grid' });

export const root = style([
  surface,
  grid.m,
  {
    position: 'relative',
    alignContent: 'start',
    padding: space.m,
    '@media': { [media.mobile]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', alignItems: 'center' } },
  },
]);
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });
export const name = style({ fontSize: type.m, lineHeight: leading.snug });
export const facts = style([wrapRow.m, tiny, { rowGap: space.xs }]);
export const more = style({ display: 'grid', justifyItems: 'center', paddingTop: space.l });
