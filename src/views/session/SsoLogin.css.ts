import { style } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens.css.ts';
import { alert } from '../ui/alert.css.ts';
import { grid } from '../ui/layout.css.ts';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.l,
  width: '100%',
  maxWidth: '24rem',
  minHeight: '9rem',
});

export const busy = style([grid.l, { justifyItems: 'center', padding: space.m, color: colour.inkSoft }]);

export const failure = style([alert, { width: '100%' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.m });
