import { fallbackVar, style } from '@vanilla-extract/css';
import { colour, radius, space, type } from '../theme/tokens.css.ts';
import { frameEdge, frameHeight, frameRound } from './ChartCanvas.css.ts';

export const quiet = style({ padding: space.m, color: colour.inkFaint, fontSize: type.s });
export const frame = style({
  height: frameHeight,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.s,
  border: `solid ${colour.line}`,
  borderWidth: fallbackVar(frameEdge, '1px'),
  borderRadius: fallbackVar(frameRound, radius.l),
  background: colour.surface,
});
export const sheet = style({ position: 'relative' });
export const heads = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
});
export const picture = style({ position: 'absolute', top: 0, left: 0 });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  width: '100%',
  borderRadius: radius.m,
  cursor: 'pointer',
  ':hover': { background: `color-mix(in srgb, ${colour.ink} 4%, transparent)` },
});
