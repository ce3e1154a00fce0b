import { style } from '@vanilla-extract/css';
import { colour, size, space, type, unit } from '../theme/tokens.css.ts';
import { spread } from './layout.css.ts';

export const panel = style({
  width: size.popover,
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: `min(70 * ${unit.dvh}, 560px)`,
  overflowY: 'auto',
});
export const head = style([spread.m, { padding: `${space.m} ${space.l}`, borderBottom: `1px solid ${colour.line}` }]);
export const title = style({ fontSize: type.m });
