import { style, styleVariants } from '@vanilla-extract/css';
import { colour, space, type } from '../theme/tokens.css.ts';
import { wrap } from '../ui/layout.css.ts';

export const legend = style([wrap.l, { rowGap: space.xs, color: colour.inkSoft, fontSize: type.xs }]);
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

const stroke = { fill: 'none', strokeWidth: 2 } as const;
export const line = styleVariants({
  user: { ...stroke, stroke: colour.accentInk },
  backend: { ...stroke, stroke: colour.recruitment, strokeDasharray: '7 3' },
  time: { ...stroke, stroke: colour.demand, strokeDasharray: '2 3' },
  part: { ...stroke, stroke: colour.supply },
  inside: { ...stroke, stroke: colour.inkFaint },
  always: { ...stroke, stroke: colour.inkFaint, strokeWidth: 1 },
});
