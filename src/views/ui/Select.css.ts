import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const select = style({ appearance: 'none', cursor: 'pointer', textOverflow: 'ellipsis' });
globalStyle(`${select}:has(> option[value=""]:checked)`, { color: tokens.colour.inkFaint });
globalStyle(`${select} option`, { background: tokens.colour.raised, color: tokens.colour.ink });

export const arrow = style({ pointerEvents: 'none', flex: 'none', color: tokens.colour.inkFaint });
