import { globalStyle, style } from '@vanilla-extract/css';
import { colour, size } from '../theme/tokens.css.ts';

export const select = style({
  appearance: 'none',
  // Firefox 115 centres the words within a height, and leaves them at the top of a minimal one.
  height: size.control,
  cursor: 'pointer',
});
globalStyle(`${select}:has(> option[value=""]:checked)`, { color: colour.inkFaint });
globalStyle(`${select} option`, { background: colour.raised, color: colour.ink });

export const arrow = style({ pointerEvents: 'none', flex: 'none', color: colour.inkFaint });
