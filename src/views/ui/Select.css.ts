import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../theme/tokens.css.ts';

export const select = style({ appearance: 'none', cursor: 'pointer', textOverflow: 'ellipsis' });
globalStyle(`${select}:has(> option[value=""]:checked)`, { color: colour.inkFaint });
globalStyle(`${select} option`, { background: colour.raised, color: colour.ink });

export const arrow = style({ pointerEvents: 'none', flex: 'none', color: colour.inkFaint });
