import { style } from '@vanilla-extract/css';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';
import { grid, stack } from '../ui/layout.css.ts';
import { panel } from './Flows.css.ts';

export const root = grid.s;
export const title = style({ fontSize: type.l, fontWeight: weight.bold });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
  gap: space.s,
});
export const one = style([stack.xxs, { padding: space.m, ...panel, overflowWrap: 'anywhere' }]);
export const text = style({ fontSize: type.s, lineHeight: leading.normal });
export const soft = style({ color: colour.inkFaint, fontSize: type.s });
