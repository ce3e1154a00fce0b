import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const panel = style({
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: `min(70 * ${tokens.unit.dvh}, 560px)`,
  overflowY: 'auto',
});
export const width = styleVariants({ list: { width: tokens.size.popover }, fit: {} });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  padding: `${tokens.space.m} ${tokens.space.l}`,
  borderBottom: `1px solid ${tokens.colour.line}`,
});
export const title = style({ fontSize: tokens.type.m });
