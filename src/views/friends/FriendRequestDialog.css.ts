import { style } from '@vanilla-extract/css';
import { colour, leading, space, type } from '../theme/tokens.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });

export const to = style({ color: colour.inkSoft, fontSize: type.s, lineHeight: leading.normal });
