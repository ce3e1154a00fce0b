import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space, type } = tokens;

export const root = style({ display: 'grid', justifyItems: 'center', gap: space.m, padding: `${space.m} ${space.s}` });
/** Light in both themes: a code must stay readable for a camera. */
export const code = style({
  width: 168,
  padding: space.s,
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.m,
  background: '#ffffff',
});
export const hint = style({ color: colour.inkSoft, fontSize: type.s });
