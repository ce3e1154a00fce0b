import { style } from '@vanilla-extract/css';
import { tokens } from '#views/theme/tokens.css.ts';
import { frameHeight } from './ChartCanvas.css.ts';

const { colour, radius, space, type } = tokens;

export const quiet = style({ padding: space.m, color: colour.inkFaint, fontSize: type.s });
export const frame = style({
  height: frameHeight,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space.s,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
});
export const sheet = style({ position: 'relative' });
export const rows = style({ listStyle: 'none' });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  width: '100%',
  borderRadius: radius.m,
  cursor: 'pointer',
  ':hover': { background: `color-mix(in srgb, ${colour.ink} 4%, transparent)` },
});
