import { style } from '@vanilla-extract/css';
import { colour, leading, space, type, weight } from '../theme/tokens.css.ts';
import { stack } from '../ui/layout.css.ts';
import { panel as frame } from './Flows.css.ts';

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const panel = style([stack.m, { padding: space.l, ...frame }]);
export const title = style({ fontSize: type.l, fontWeight: weight.bold });
export const part = style({ fontSize: type.m, fontWeight: weight.medium, paddingBottom: space.xs });
export const steps = style({ display: 'grid', gap: space.s, paddingInlineStart: space.l, lineHeight: leading.normal });
export const soft = style({ color: colour.inkSoft, fontSize: type.s });
