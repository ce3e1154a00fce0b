import { style } from '@vanilla-extract/css';
import { colour, radius, space, type } from '../theme/tokens.css.ts';
import { grid, sideways } from '../ui/layout.css.ts';
import { ellipsis } from '../ui/text.css.ts';

export const list = style([grid.xs, { gridAutoFlow: 'column', gridAutoColumns: 'minmax(4rem, 1fr)', ...sideways }]);
export const member = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.xs,
  borderRadius: radius.m,
  ':hover': { color: colour.accentInk },
});
export const name = style([ellipsis, { maxWidth: '100%', fontSize: type.xs }]);

export const waiting = style({ display: 'grid', alignContent: 'start', gap: space.l, minHeight: '8rem' });
