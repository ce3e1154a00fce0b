import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, leading, space, type } = tokens;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });

export const to = style({ color: colour.inkSoft, fontSize: type.s, lineHeight: leading.normal });
